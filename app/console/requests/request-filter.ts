import {
  type RequestPeriod,
  type RequestStatus,
  requestPeriods,
  requestStatuses,
} from '#contract/requests.ts';

/** The filter of the request log, kept in the URL so that it can be bookmarked and shared. */
export type RequestFilter = {
  period: RequestPeriod;
  status: RequestStatus | undefined;
  key: string | undefined;
  find: string;
};

/** The default: everything within the retention period. */
const everything: RequestPeriod = 'month';

export function filterOf(search: string): RequestFilter {
  const query = new URLSearchParams(search);
  return {
    period: requestPeriods.find((known) => known === query.get('period')) ?? everything,
    status: requestStatuses.find((known) => known === query.get('status')),
    key: idPattern.exec(query.get('key') ?? '')?.[0],
    find: (query.get('find') ?? '').slice(0, 100),
  };
}

/** The URL query; defaults are left out. */
export function searchFor({ period, status, key, find }: RequestFilter): string {
  const query = new URLSearchParams({
    ...(period !== everything && { period }),
    ...(status && { status }),
    ...(key && { key }),
    ...(find && { find }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The filter as input of the calls. */
export const filterInput = ({ period, status, key, find }: RequestFilter) => ({
  ...(period !== everything && { period }),
  ...(status && { status }),
  ...(key && { key }),
  ...(find.trim() && { find: find.trim() }),
});

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
