/** One value out of a `Cookie` header, or of what a page sees of it. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const entry = cookies?.split(/; */).find((part) => part.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
