import { bareName, readReceipt } from '#content/docs/stated.ts';
import { reasonFinder } from '../reader/ids.ts';
import { answerListFinder, type Fits } from './list-finder.ts';

/** Filters the cards of statuses and reasons by a name, a word or a pasted receipt. */
export const answerReasonFinder = (reader: HTMLElement, signal: AbortSignal): void =>
  answerListFinder(reader, { place: reasonFinder.place, row: reasonFinder.name, wantedBy, signal });

function wantedBy(typed: string, rows: readonly HTMLElement[]): Fits {
  const receipt = readReceipt(typed);
  const stated = [receipt?.reason, receipt?.status].find((name) =>
    rows.some((row) => nameOf(row) === name),
  );
  if (stated) return (row) => nameOf(row) === stated;
  const wanted = typed.trim().toLowerCase();
  const isNamed: Fits = (row) => bareName(nameOf(row)) === bareName(wanted);
  if (wanted && rows.some(isNamed)) return isNamed;
  const words = wanted.split(/\s+/);
  return ({ textContent }) => words.every((word) => textContent.toLowerCase().includes(word));
}

const nameOf = (row: HTMLElement): string => row.getAttribute(reasonFinder.name) ?? '';

/** Marks the card that the address names: a navigation inside the app sets no `:target`. */
export function markOpenedReason(reader: HTMLElement, hash: string): void {
  for (const row of reader.querySelectorAll(`[${reasonFinder.name}]`))
    row.toggleAttribute(reasonFinder.opened, hash === `#${row.id}`);
}
