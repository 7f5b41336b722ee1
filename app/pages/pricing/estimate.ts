import type { SmsMeasure } from '#contract/sms-segments.ts';

/** Rates have four decimals; computed in integers of 1/10,000, so that no cent is lost. */
export function dollars(rate: string, units: number): string {
  const tenThousandths = Number(rate.replace('.', '')) * units;
  const [whole = '', cents] = (Math.round(tenThousandths / 100) / 100).toFixed(2).split('.');
  return `${grouped(whole)}.${cents}`;
}

/**
 * Groups digits without `Intl`: creating the first formatter takes longer than the page's other
 * code.
 */
export const grouped = (count: number | string): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const largestCount = 1_000_000_000;

/** Parses a whole number, with or without separators; undefined for anything else. */
export function parseCount(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s,']/g, '');
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const count = Number(digits);
  return count <= largestCount ? count : undefined;
}

/**
 * How the characters outside GSM-7 are shown: not at all, as a slip that can be mended, or as the
 * alphabet of the text, which is no mistake and needs only its limits named.
 */
export type Outside = 'none' | 'slip' | 'alphabet';

/** An alphabet where most letters have no counterpart in GSM-7, such as Chinese or Thai. */
export function outsideOf(text: string, { foreign }: Pick<SmsMeasure, 'foreign'>): Outside {
  if (foreign.length === 0) return 'none';
  const own = new Set(
    foreign.flatMap(({ character, replacement }) => (replacement === undefined ? [character] : [])),
  );
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => own.has(letter));
  return others.length * 2 > letters.length ? 'alphabet' : 'slip';
}
