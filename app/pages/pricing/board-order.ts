import { fill } from '#content/fill.ts';
import type { BoardLine } from '#content/pages/pricing/pricing.ts';

export type Sorting = { by: 'name' | 'rate'; order: 'ascending' | 'descending' } | undefined;

/** Next state of a column head: ascending, descending, original order. */
export function nextSorting(now: Sorting, by: 'name' | 'rate'): Sorting {
  if (now?.by !== by) return { by, order: 'ascending' };
  return now.order === 'ascending' ? { by, order: 'descending' } : undefined;
}

/** A range sorts by its lower end. */
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

/** Every typed word must occur in the name (either language) or the code. */
export function filterLines(lines: readonly BoardLine[], query: string): readonly BoardLine[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(({ search }) => words.every((word) => search.includes(word)));
}

/** What the contact form asks: for the searched country where the board does not have it. */
export function questionFor(
  ask: { country: string; open: string },
  query: string,
  isFound: boolean,
): string {
  const country = query.trim().slice(0, longestCountry);
  return country === '' || isFound ? ask.open : fill(ask.country, { country });
}

/** Leaves room for the rest of the message, which may have 200 characters. */
const longestCountry = 60;
