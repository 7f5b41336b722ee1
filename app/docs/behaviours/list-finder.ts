import { fill } from '#content/fill.ts';

export type Fits = (row: HTMLElement) => boolean;

/** Filters the rows of a list by the input of its field; the attribute `place` has the count's wording. */
export function answerListFinder(
  reader: HTMLElement,
  {
    place,
    row,
    wantedBy,
    start = '',
    signal,
  }: {
    place: string;
    row: string;
    wantedBy: (typed: string, rows: readonly HTMLElement[]) => Fits;
    /** What the field starts with. */
    start?: string | null;
    signal: AbortSignal;
  },
): void {
  const finder = reader.querySelector<HTMLElement>(`[${place}]`);
  const field = finder?.querySelector('textarea');
  if (!finder || !field) return;
  const rows = [...finder.querySelectorAll<HTMLElement>(`[${row}]`)];
  const count = finder.querySelector('output');
  const none = finder.querySelector<HTMLElement>('[role="alert"]');

  const show = () => {
    const fits = wantedBy(field.value, rows);
    let shown = 0;
    for (const one of rows) {
      one.hidden = !fits(one);
      if (!one.hidden) shown += 1;
    }
    if (count)
      count.textContent = fill(finder.getAttribute(place) ?? '', {
        count: shown,
        total: rows.length,
      });
    if (none) none.hidden = shown > 0;
  };

  field.addEventListener('input', show, { signal });
  if (start) field.value = start;
  if (field.value) show();
}
