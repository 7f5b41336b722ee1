/** The name that was probably meant, if one is similar enough. */
export function meantBy(name: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(name.length > 1 ? 1 : 0, Math.floor(name.length / 3)) + 1;
  for (const one of names) {
    const changes = changesBetween(name, one);
    if (changes >= fewest) continue;
    best = one;
    fewest = changes;
  }
  return best;
}

const longestCompared = 48;

const signsOf = (name: string): string => name.slice(0, longestCompared).toLowerCase();

/**
 * The number of letters to change, add or remove; capitals do not count, and long names are compared
 * by their beginnings. One row of the usual table, since a wrong path is compared with every call.
 */
export function changesBetween(one: string, other: string): number {
  const [own, wanted] = [signsOf(one), signsOf(other)];
  if (own === wanted) return 0;
  const row = Array.from({ length: own.length + 1 }, (_, index) => index);
  for (let count = 1; count <= wanted.length; count += 1) {
    let diagonal = count - 1;
    row[0] = count;
    for (let index = 1; index < row.length; index += 1) {
      const above = row[index] ?? 0;
      const changed = diagonal + (own[index - 1] === wanted[count - 1] ? 0 : 1);
      row[index] = Math.min(above + 1, (row[index - 1] ?? 0) + 1, changed);
      diagonal = above;
    }
  }
  return row[own.length] ?? 0;
}
