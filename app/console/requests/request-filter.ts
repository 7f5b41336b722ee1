import { type ApiProduct, apiProducts } from '#content/products.ts';
import { type KeyEnvironment, keyEnvironments } from '#contract/api-keys.ts';
import { type LiveOutcome, liveOutcomes } from '#contract/live-messages.ts';
import {
  type RequestPeriod,
  type RequestStatus,
  requestPeriods,
  requestStatuses,
} from '#contract/requests.ts';

/** The filter of the request log, kept in the URL so that it can be bookmarked and shared. */
export type RequestFilter = {
  environment: KeyEnvironment;
  period: RequestPeriod;
  /** Of the sandbox. */
  status: RequestStatus | undefined;
  /** Of live messages. */
  outcome: LiveOutcome | undefined;
  key: string | undefined;
  product: ApiProduct | undefined;
  digits: string;
  find: string;
};

/** The default: everything within the retention period. */
const everything: RequestPeriod = 'month';

export function filterOf(search: string): RequestFilter {
  const query = new URLSearchParams(search);
  const environment = keyEnvironments.find((known) => known === query.get('env')) ?? 'sandbox';
  const status = query.get('status');
  return {
    environment,
    period: requestPeriods.find((known) => known === query.get('period')) ?? everything,
    status: environment === 'live' ? undefined : requestStatuses.find((known) => known === status),
    outcome: environment === 'live' ? liveOutcomes.find((known) => known === status) : undefined,
    key: idPattern.exec(query.get('key') ?? '')?.[0],
    product: apiProducts.find((known) => known === query.get('product')),
    digits: lastDigits(query.get('digits') ?? ''),
    find: (query.get('find') ?? '').slice(0, 100),
  };
}

/** The URL query; defaults are left out. */
export function searchFor(filter: RequestFilter): string {
  const { environment, period, status, outcome, key, product, digits, find } = filter;
  const chosen = environment === 'live' ? outcome : status;
  const query = new URLSearchParams({
    ...(environment === 'live' && { env: environment }),
    ...(period !== everything && { period }),
    ...(chosen && { status: chosen }),
    ...(key && { key }),
    ...(product && { product }),
    ...(digits && { digits }),
    ...(find && { find }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** What another environment has, too. Its keys and states are its own. */
export const inEnvironment = (
  filter: RequestFilter,
  environment: KeyEnvironment,
): RequestFilter => ({
  ...filter,
  ...{ environment, status: undefined, outcome: undefined, key: undefined },
});

export const withoutFilter = ({ environment }: RequestFilter): RequestFilter =>
  inEnvironment(filterOf(''), environment);

/** The filter as input of the calls about requests. */
export const requestInput = (filter: RequestFilter) => ({
  ...commonInput(filter),
  ...(filter.status && { status: filter.status }),
});

/** The same for those about live messages. */
export const messageInput = (filter: RequestFilter) => ({
  ...commonInput(filter),
  ...(filter.outcome && { outcome: filter.outcome }),
});

const commonInput = ({ period, key, product, digits, find }: RequestFilter) => ({
  ...(period !== everything && { period }),
  ...(key && { key }),
  ...(product && { product }),
  ...(digits.length >= fewestDigits && { digits }),
  ...(find.trim() && { find: find.trim() }),
});

/** With fewer nothing is searched for. */
export const fewestDigits = 3;
const mostDigits = 6;

/** A whole number that is pasted does not get into the URL. */
export const lastDigits = (typed: string): string => typed.replace(/\D/g, '').slice(-mostDigits);

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
