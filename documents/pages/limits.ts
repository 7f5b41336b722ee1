import type { DocumentWords, RangeWords } from '#content/interface/docs.ts';
import type { Limit } from '../api/fields.ts';

/** A limit as words and values: `one of`, `otp`, `marketing`. */
export function describeLimit(
  limit: Limit,
  words: DocumentWords['limits'],
): { text: string; values: string[] } {
  if (limit.kind === 'with') return { text: words.with, values: [limit.values.join(': ')] };
  if ('values' in limit) return { text: words[limit.kind], values: limit.values };
  if ('text' in limit) return { text: words[limit.kind], values: [limit.text] };
  return { text: rangeText(limit, words[limit.kind]), values: [] };
}

function rangeText({ from, to }: { from?: number; to?: number }, words: RangeWords): string {
  return chooseRange(from, to, words).replace('{from}', String(from)).replace('{to}', String(to));
}

function chooseRange(from: number | undefined, to: number | undefined, words: RangeWords): string {
  if (to === undefined) return words.from;
  if (from === undefined) return words.upTo;
  return from === to ? words.exactly : words.between;
}
