/** Initials from a mail address or username, or the last two digits of a phone. */
export function ringLetters(account: string): string {
  const [own = ''] = account.split('@');
  const letters = (own.match(/\p{L}+/gu) ?? []).map((word) => [...word][0] ?? '');
  if (letters.length === 0) return own.replaceAll(/\D/g, '').slice(-2);
  const [first = ''] = letters;
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${first}${last}`.toUpperCase();
}
