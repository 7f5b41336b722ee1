/** The pinyin of a term: its own if it is an exception, else by pairs that are, else by characters. */
export function soundOf(
  term: string,
  single: ReadonlyMap<string, string>,
  exceptions: ReadonlyMap<string, string>,
): string {
  const own = exceptions.get(term);
  if (own !== undefined) return own;
  const signs = [...term];
  const syllables = signs.map((sign) => single.get(sign));
  for (let at = 1; at < signs.length; at += 1) {
    const pair = exceptions.get(`${signs[at - 1]}${signs[at]}`)?.split(' ');
    if (pair) syllables.splice(at - 1, 2, ...pair);
  }
  return syllables.join(' ');
}
