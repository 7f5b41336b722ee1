/**
 * The most similar of several names, best first: fewest letters to change, add or remove. Long
 * names are compared by their beginnings.
 */
export const nearest = (name: string, names: readonly string[], count = 1): string[] =>
  names
    .map((one) => ({ one, changes: changesBetween(name, one) }))
    .sort((a, b) => a.changes - b.changes)
    .slice(0, count)
    .map(({ one }) => one);

/** The name that was probably meant, if one is similar enough. */
export function meantBy(name: string, names: readonly string[]): string | undefined {
  const [best] = nearest(name, names);
  const limit = Math.max(1, Math.floor(name.length / 3));
  return best !== undefined && changesBetween(name, best) <= limit ? best : undefined;
}

const longestCompared = 64;

/** The number of letters to change, add or remove; capitals do not count. */
function changesBetween(one: string, other: string): number {
  const a = one.slice(0, longestCompared).toLowerCase();
  const b = other.slice(0, longestCompared).toLowerCase();
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      next[column] = Math.min(
        (before[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
    }
    before = next;
  }
  return before[b.length] ?? 0;
}
