import { errorFinder } from '../ids.ts';

/** Shows the codes that fit what was typed: a code, a word of their text, or a pasted answer. */
export function answerErrorFinder(reader: HTMLElement, signal: AbortSignal): void {
  const finder = reader.querySelector<HTMLElement>(`[${errorFinder.place}]`);
  const field = finder?.querySelector('textarea');
  if (!finder || !field) return;
  const rows = [...finder.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const count = finder.querySelector('output');
  const none = finder.querySelector<HTMLElement>('[role="alert"]');
  const table = finder.querySelector<HTMLElement>('section');

  const show = () => {
    const wanted = wantedIn(field.value);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !fits(row, wanted);
      if (!row.hidden) shown += 1;
    }
    if (count)
      count.textContent = (finder.getAttribute(errorFinder.place) ?? '')
        .replace('{count}', String(shown))
        .replace('{total}', String(rows.length));
    if (none) none.hidden = shown > 0;
    if (table) table.hidden = shown === 0;
  };

  field.addEventListener('input', show, { signal });
  if (field.value) show();
}

/** From a pasted answer only its code counts. */
function wantedIn(typed: string): string {
  const code = /"?code"?\s*[:=]\s*"?(\d+)/.exec(typed)?.[1];
  return (code ?? typed).trim().toLowerCase();
}

/** A number is the beginning of a code or a status; anything else is part of the words. */
function fits(row: HTMLTableRowElement, wanted: string): boolean {
  const cells = [...row.cells].map((cell) => cell.textContent?.toLowerCase() ?? '');
  if (/^\d+$/.test(wanted)) return cells[0]?.startsWith(wanted) || cells[2] === wanted;
  return wanted.split(/\s+/).every((word) => cells.some((cell) => cell.includes(word)));
}
