import { fill } from '#content/fill.ts';
import { numbersIn, pastedCode } from '../content/pasted-code.ts';
import { errorFinder } from '../reader/ids.ts';

/**
 * Filters the error codes by a code, a status, a word in either language or a pasted log line.
 * `?code=1102` in the address does the same.
 */
export function answerErrorFinder(reader: HTMLElement, signal: AbortSignal): void {
  const finder = reader.querySelector<HTMLElement>(`[${errorFinder.place}]`);
  const field = finder?.querySelector('textarea');
  if (!finder || !field) return;
  const rows = [...finder.querySelectorAll<HTMLElement>(`[${errorFinder.code}]`)];
  const count = finder.querySelector('output');
  const none = finder.querySelector<HTMLElement>('[role="alert"]');

  const show = () => {
    const fits = wantedBy(field.value, rows);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !fits(row);
      if (!row.hidden) shown += 1;
    }
    if (count)
      count.textContent = fill(finder.getAttribute(errorFinder.place) ?? '', {
        count: shown,
        total: rows.length,
      });
    if (none) none.hidden = shown > 0;
  };

  field.addEventListener('input', show, { signal });
  const fromAddress = new URLSearchParams(location.search).get('code');
  if (fromAddress) field.value = fromAddress;
  if (field.value) show();
}

type Fits = (row: HTMLElement) => boolean;

/** A number matches the beginning of a code or status; a longer text is searched for one. */
function wantedBy(typed: string, rows: readonly HTMLElement[]): Fits {
  const wanted = typed.trim().toLowerCase();
  const isNumber: Fits = (row) => codeOf(row).startsWith(wanted) || statusOf(row) === wanted;
  if (/^\d+$/.test(wanted)) return isNumber;
  const numbers = [pastedCode(typed), ...numbersIn(typed)].map(String);
  const isCode: Fits = (row) => numbers.includes(codeOf(row));
  if (rows.some(isCode)) return isCode;
  const isStatus: Fits = (row) => numbers.includes(statusOf(row));
  if (rows.some(isStatus)) return isStatus;
  const words = wanted.split(/\s+/);
  return (row) => {
    const text = `${row.textContent} ${row.getAttribute(errorFinder.words)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

const codeOf = (row: HTMLElement): string => row.getAttribute(errorFinder.code) ?? '';
const statusOf = (row: HTMLElement): string => row.getAttribute(errorFinder.status) ?? '';
