/** One value of a `Cookie` header or of `document.cookie`. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const entry = cookies?.split(/; */).find((part) => part.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
