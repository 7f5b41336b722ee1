import type { Usage, UsageDay, UsageTotals } from '#contract/usage.ts';

/** Of everything with a final state; undefined without any. */
export const deliveredShare = ({
  delivered,
  failed,
}: Pick<UsageTotals, 'delivered' | 'failed'>): number | undefined =>
  delivered + failed > 0 ? delivered / (delivered + failed) : undefined;

type Used = { used: number; of: number; products: readonly string[] };

/**
 * Codes that were reported as used, of everything sent with the products that have codes; undefined
 * where none was reported.
 */
export function usedCodes({ products }: Pick<Usage, 'products'>): Used | undefined {
  const withCodes = products.filter(({ used }) => used > 0);
  if (withCodes.length === 0) return undefined;
  return {
    used: withCodes.reduce((sum, { used }) => sum + used, 0),
    of: withCodes.reduce((sum, { count }) => sum + count, 0),
    products: withCodes.map(({ product }) => product),
  };
}

/** The same share of some days; undefined where nothing was sent with these products. */
export function usedShareOf(
  days: readonly UsageDay[],
  products: readonly string[],
): number | undefined {
  const rows = days
    .flatMap((day) => day.products)
    .filter(({ product }) => products.includes(product));
  const sum = (name: 'used' | 'count') => rows.reduce((all, row) => all + row[name], 0);
  return sum('count') > 0 ? sum('used') / sum('count') : undefined;
}

/** The change from one value to another, as a share of the first; undefined from nothing. */
export const changeOf = (before: number, now: number): number | undefined =>
  before > 0 ? (now - before) / before : undefined;
