import type { BoardLine } from '#content/pages/pricing/pricing.ts';

export type Sorting = { by: 'name' | 'rate'; order: 'ascending' | 'descending' } | undefined;

/** A press on a column: upwards, then downwards, then as the board was. */
export function nextSorting(now: Sorting, by: 'name' | 'rate'): Sorting {
  if (now?.by !== by) return { by, order: 'ascending' };
  return now.order === 'ascending' ? { by, order: 'descending' } : undefined;
}

/** A range stands where its lower end belongs. */
export function orderLines(
  lines: readonly BoardLine[],
  sorting: Sorting,
  language: string,
): readonly BoardLine[] {
  if (!sorting) return lines;
  const { compare } = new Intl.Collator(language);
  const sign = sorting.order === 'ascending' ? 1 : -1;
  return lines.toSorted(
    (a, b) =>
      sign * (sorting.by === 'name' ? compare(a.name, b.name) : Number(a.from) - Number(b.from)),
  );
}

/** Every word typed has to occur, in either language's name or in the code. */
export function filterLines(lines: readonly BoardLine[], query: string): readonly BoardLine[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(({ search }) => words.every((word) => search.includes(word)));
}
