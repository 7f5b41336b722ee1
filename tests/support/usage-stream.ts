import type { UsageRow } from '#server/usage/usage-row.ts';

/** A total of SMS by key, country and day, without the price and currency that all share. */
type Row = Omit<UsageRow, 'lastUsedAt' | 'used'> & { used: number };

export type UsageStream = {
  /** Batches by their number, in the order in which the gateway made them. */
  batches: Row[][];
  /** Numbers of batches in the order in which they arrive: some late, some once more. */
  arrivals: number[];
  /** The right totals at the end, by key, country and day. */
  totals: Map<string, Row>;
};

const countries = ['VN', 'SG', 'US', 'ID', 'TH', 'PH', 'CN', 'ZZ'];
const mostLate = 20;

/**
 * What a gateway counts and reports, the same for the same numbers. Each batch has the totals of
 * rows that have grown since; a fifth arrives up to 20 batches late, so that there is a gap
 * meanwhile, and another fifth arrives once more.
 */
export function usageStream({
  accounts,
  day,
  batches: count,
  rowsInBatch,
}: {
  accounts: readonly string[];
  day: string;
  batches: number;
  rowsInBatch: number;
}): UsageStream {
  const next = numbers(count * rowsInBatch);
  const totals = new Map<string, Row>();
  let version = 0;
  const grow = (): Row => {
    version += 1;
    const account = accounts[next(accounts.length)] ?? '';
    const [key, country] = [keyOf(next(5)), countries[next(countries.length)] ?? 'ZZ'];
    const id = idOf({ account, key, country, day });
    const before = totals.get(id);
    const [delivered, failed] = [next(90), next(10)];
    const row = {
      ...{ account, key, product: 'sms' as const, country, day, version, currency: 'USD' },
      count: (before?.count ?? 0) + delivered + failed,
      segments: (before?.segments ?? 0) + 2 * delivered + failed,
      delivered: (before?.delivered ?? 0) + delivered,
      used: (before?.used ?? 0) + Math.floor(delivered / 2),
      failed: { UNDELIV: (before?.failed.UNDELIV ?? 0) + failed },
      price: (Number(before?.price ?? 0) + delivered / 10_000).toFixed(4),
    };
    totals.set(id, row);
    return row;
  };
  const batches = Array.from({ length: count }, () => Array.from({ length: rowsInBatch }, grow));
  const arrivals = batches.flatMap((_, batch) => {
    const chance = next(5);
    const late = batch + 1 + next(mostLate);
    if (chance === 0) return [{ batch, at: late }];
    return [{ batch, at: batch }, ...(chance === 1 ? [{ batch, at: late }] : [])];
  });
  return {
    batches,
    arrivals: arrivals.toSorted((one, other) => one.at - other.at).map(({ batch }) => batch),
    totals,
  };
}

const keyOf = (number: number) =>
  number === 0 ? null : `AKLIVE${String(number).padStart(20, '0')}`;

export const idOf = ({
  account,
  key,
  country,
  day,
}: Pick<Row, 'account' | 'key' | 'country' | 'day'>) =>
  [account, key ?? '', country, day].join(' ');

/** Whole numbers below a bound that look like random ones (a linear congruential generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
