import { secondMs } from '#contract/time-units.ts';
import type { Limit } from '../../limits/take.ts';
import type { Taken } from '../../limits/take-statement.ts';

/** A rate limit as responses tell it; `remaining` is unknown where another limit refused. */
export type Quota = {
  name: string;
  limit: number;
  windowSeconds: number;
  remaining?: number;
  /** Seconds until it allows a request again. */
  resetSeconds?: number;
};

/** A rate limit with the name that responses tell. */
export type NamedLimit = Limit & { name: string };

/** The limits after a request was counted. */
export const countedQuotas = (limits: readonly NamedLimit[], taken: readonly Taken[]): Quota[] =>
  limits.map((limit) => {
    const used = taken.find(({ key }) => key === limit.key)?.used;
    return { ...quotaOf(limit), ...(used !== undefined && { remaining: limit.limit - used }) };
  });

/** The limits after one of them refused a request. */
export const refusedQuotas = (
  limits: readonly NamedLimit[],
  refusing: Limit | undefined,
  resetSeconds: number,
): Quota[] =>
  limits.map((limit) => ({
    ...quotaOf(limit),
    ...(limit === refusing && { remaining: 0, resetSeconds }),
  }));

const quotaOf = ({ name, limit, windowMs }: NamedLimit): Quota => ({
  name,
  limit,
  windowSeconds: Math.ceil(windowMs / secondMs),
});

/** The headers of draft-ietf-httpapi-ratelimit-headers: each limit, and what is left of it. */
export function quotaHeaders(quotas: readonly Quota[]): Record<string, string> {
  const policy = quotas.map(
    ({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`,
  );
  const left = quotas.flatMap(({ name, remaining, resetSeconds }) =>
    remaining === undefined
      ? []
      : [`"${name}";r=${remaining}${resetSeconds === undefined ? '' : `;t=${resetSeconds}`}`],
  );
  return {
    'ratelimit-policy': policy.join(', '),
    ...(left.length > 0 && { ratelimit: left.join(', ') }),
  };
}
