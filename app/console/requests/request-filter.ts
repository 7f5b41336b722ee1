import {
  type RequestPeriod,
  type RequestStatus,
  requestPeriods,
  requestStatuses,
} from '#contract/developer.ts';

/** Which requests are shown. It stands in the address, so that it can be kept and handed on. */
export type RequestFilter = {
  period: RequestPeriod;
  status: RequestStatus | undefined;
  key: string | undefined;
  find: string;
};

/** All that is kept. */
const everything: RequestPeriod = 'month';

export function filterOf(search: string): RequestFilter {
  const asked = new URLSearchParams(search);
  return {
    period: requestPeriods.find((known) => known === asked.get('period')) ?? everything,
    status: requestStatuses.find((known) => known === asked.get('status')),
    key: idPattern.exec(asked.get('key') ?? '')?.[0],
    find: (asked.get('find') ?? '').slice(0, 100),
  };
}

/** Only what differs from everything is named. */
export function searchFor({ period, status, key, find }: RequestFilter): string {
  const asked = new URLSearchParams({
    ...(period !== everything && { period }),
    ...(status && { status }),
    ...(key && { key }),
    ...(find && { find }),
  });
  return asked.size > 0 ? `?${asked}` : '';
}

/** As the calls take it. */
export const asked = ({ period, status, key, find }: RequestFilter) => ({
  ...(period !== everything && { period }),
  ...(status && { status }),
  ...(key && { key }),
  ...(find.trim() && { find: find.trim() }),
});

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
