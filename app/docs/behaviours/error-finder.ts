import { numbersIn, pastedCode } from '../content/pasted-code.ts';
import { errorFinder } from '../reader/ids.ts';
import { answerListFinder, type Fits } from './list-finder.ts';

/**
 * Filters the error codes by a code, a status, a word in either language or a pasted log line.
 * `?code=1102` in the address does the same.
 */
export const answerErrorFinder = (reader: HTMLElement, signal: AbortSignal): void =>
  answerListFinder(reader, {
    place: errorFinder.place,
    row: errorFinder.code,
    wantedBy,
    start: new URLSearchParams(location.search).get('code'),
    signal,
  });

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
