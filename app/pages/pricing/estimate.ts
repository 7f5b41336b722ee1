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
