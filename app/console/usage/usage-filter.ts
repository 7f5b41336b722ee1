import { type KeyEnvironment, keyEnvironments } from '#contract/api-keys.ts';
import type { CallInput } from '#contract/call.ts';
import { type readUsage, usageRanges } from '#contract/usage.ts';

/** The filter of the page, kept in its address so that it can be bookmarked and shared. */
export type UsageFilter = {
  environment: KeyEnvironment;
  /** A number of days, or a month such as `2026-10`. */
  range: string;
  product: string | undefined;
  country: string | undefined;
  key: string | undefined;
  day: string | undefined;
};

export const everything: UsageFilter = {
  environment: 'live',
  range: '30',
  product: undefined,
  country: undefined,
  key: undefined,
  day: undefined,
};

/** What narrows the figures down, besides environment and range. */
export const narrowings = ['product', 'country', 'key', 'day'] as const;
export type Narrowing = (typeof narrowings)[number];

/** What the address does not say, or not rightly, is left at its default. */
export function filterOf(search: string): UsageFilter {
  const query = new URLSearchParams(search);
  const given = (name: string, form: RegExp) => form.exec(query.get(name) ?? '')?.[0];
  const range = query.get('range') ?? '';
  return {
    environment:
      keyEnvironments.find((known) => known === query.get('env')) ?? everything.environment,
    range: isDays(range) || monthForm.test(range) ? range : everything.range,
    product: given('product', /^[a-z][a-z\d-]{0,39}$/),
    country: given('country', /^[A-Z]{2}$/),
    key: given('key', /^[\w-]{1,60}$/),
    day: dayIn(query.get('day') ?? ''),
  };
}

/** The query of the address; defaults are left out. */
export function searchFor({ environment, range, ...others }: UsageFilter): string {
  const query = new URLSearchParams({
    ...(environment !== everything.environment && { env: environment }),
    ...(range !== everything.range && { range }),
  });
  for (const name of narrowings) if (others[name]) query.set(name, others[name]);
  return query.size > 0 ? `?${query}` : '';
}

/** The filter as input of the calls. */
export const inputOf = ({
  environment,
  range,
  product,
  country,
  key,
  day,
}: UsageFilter): CallInput<typeof readUsage> => ({
  environment,
  range,
  ...(product && { product }),
  ...(country && { country }),
  ...(key && { key }),
  ...(day && { day }),
});

export const isNarrowed = (filter: UsageFilter): boolean =>
  narrowings.some((name) => filter[name] !== undefined);

export const isDays = (range: string): boolean => usageRanges.some((known) => known === range);

const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/;

function dayIn(text: string): string | undefined {
  const moment = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const isDay = moment && !Number.isNaN(moment.getTime());
  return isDay && moment.toISOString().startsWith(text) ? text : undefined;
}
