/** Rates have four decimals; sums are made in whole ten-thousandths, so that no cent is lost. */
export function dollars(rate: string, units: number): string {
  const tenThousandths = Number(rate.replace('.', '')) * units;
  return money.format(Math.round(tenThousandths / 100) / 100);
}

export const grouped = (count: number): string => whole.format(count);

const largestCount = 1_000_000_000;

/** A whole number as people write it, with or without separators; undefined for anything else. */
export function parseCount(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s,']/g, '');
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const count = Number(digits);
  return count <= largestCount ? count : undefined;
}

const money = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('en-US');
