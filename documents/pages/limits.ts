import { fill } from '#content/fill.ts';
import type { DocumentWords, RangeWords } from '#content/interface/document.ts';
import type { Limit } from '../api/fields.ts';

/** A limit as words and values: `one of`, `otp`, `marketing`. */
export function describeLimit(
  limit: Limit,
  words: DocumentWords['limits'],
): { text: string; values: string[] } {
  if (limit.kind === 'each') {
    const { text, values } = describeLimit(limit.limit, words);
    return { text: fill(words.each, { limit: text }), values };
  }
  if (limit.kind === 'with') return { text: words.with, values: [limit.values.join(': ')] };
  if ('values' in limit) return { text: words[limit.kind], values: limit.values };
  if ('text' in limit) return { text: words[limit.kind], values: [limit.text] };
  return { text: rangeText(limit, words[limit.kind]), values: [] };
}

function rangeText({ from, to }: { from?: number; to?: number }, words: RangeWords): string {
  return fill(chooseRange(from, to, words), { from: grouped(from), to: grouped(to) });
}

function chooseRange(from: number | undefined, to: number | undefined, words: RangeWords): string {
  if (to === undefined) return words.from;
  if (from === undefined) return words.upTo;
  return from === to ? words.exactly : words.between;
}

const grouped = (count = 0): string => count.toLocaleString('en');
