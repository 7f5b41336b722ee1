import type { ReasonFile } from '#content/reasons.ts';
import type { Locale } from '#contract/locale.ts';
import { callNames } from '../api/operation.ts';
import { reasonFile } from '../pages/localized-reason.ts';

/** The cards with the product of each event and call: those of a product can have their own. */
export function writeReasons(locale: Locale): string {
  const { cards, events } = reasonFile(locale);
  const calls = callNames().map((name) => name.split('/').toReversed());
  const file: ReasonFile = { cards, events: { ...events, ...Object.fromEntries(calls) } };
  return JSON.stringify(file);
}
