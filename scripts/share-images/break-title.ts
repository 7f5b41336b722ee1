import type { Locale } from '#contract/locale.ts';

export type BrokenTitle = { lines: string[]; size: number };
/** Width of a line, in multiples of its font size. */
type Measure = (line: string) => number;

/**
 * `to`: minimum font size for one, two and three lines before another line is used. A long word
 * that fits on none of them may shrink to `least`.
 */
export type TitleSizes = { from: number; to: readonly number[]; least: number };

/** The largest size that fits, in as few and as even lines as possible. */
export function breakTitle(
  title: string,
  locale: Locale,
  measure: Measure,
  { maxWidth, sizes }: { maxWidth: number; sizes: TitleSizes },
): BrokenTitle {
  const parts = partsOf(title, locale);
  const floors = [...sizes.to, ...sizes.to.map(() => sizes.least)];
  for (const [index, smallest] of floors.entries()) {
    const best = waysToBreak(parts, (index % sizes.to.length) + 1)
      .map((lines) => ({ lines, widest: Math.max(...lines.map(measure)) }))
      .reduce<Choice | undefined>((a, b) => (a && a.widest <= b.widest ? a : b), undefined);
    const size = best ? Math.min(sizes.from, Math.floor(maxWidth / best.widest)) : 0;
    if (best && size >= smallest) return { lines: best.lines, size };
  }
  throw new Error(`“${title}” does not fit on its picture.`);
}

type Choice = { lines: string[]; widest: number };

/**
 * Units that are not broken: words, or the phrases that a headline marks. Consecutive single
 * Chinese characters are mostly a word missing in the dictionary.
 */
export function partsOf(title: string, locale: Locale): string[] {
  if (title.includes('\u200b')) return title.split('\u200b');
  const parts: string[] = [];
  let before = '';
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(title);
  for (const { segment, isWordLike } of segments) {
    const isOneWord =
      (isLatin(segment) && isLatin(before)) || (isSingle(segment) && isSingle(before));
    if (before && (!isWordLike || isOneWord)) parts.push((parts.pop() ?? '') + segment);
    else parts.push(segment);
    before = segment;
  }
  return parts;
}

const isSingle = (text: string): boolean => /^\p{Script=Han}$/u.test(text);

/** A hyphen or an apostrophe inside a Latin word is not a break opportunity. */
const isLatin = (text: string): boolean => /[\w’'-]$/.test(text);

function waysToBreak(parts: string[], lines: number): string[][] {
  if (lines === 1) return [[parts.join('').trim()]];
  return parts.slice(1).flatMap((_, index) => {
    const first = parts.slice(0, index + 1).join('');
    return waysToBreak(parts.slice(index + 1), lines - 1).map((rest) => [first.trim(), ...rest]);
  });
}
