import { useState } from 'react';
import { request } from '#app/request/client.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { usePolling } from '#app/ui/use-polling.ts';
import { isAccepted } from '#contract/envelope.ts';
import { minuteMs } from '#contract/time-units.ts';
import { readUsage, type Usage, type UsageTotals } from '#contract/usage.ts';
import { useLoaded } from '../use-loaded.ts';
import { inputOf, searchFor, type UsageFilter } from './usage-filter.ts';

/** What the page shows of one filter. */
export type UsageView = {
  filter: UsageFilter;
  usage: Usage;
  /** The same without the day: the plot shows the whole range. */
  range: Usage;
  /** The same of all countries, where one is filtered for. */
  allCountries: UsageTotals | undefined;
};

/** The gateway reports every few minutes. */
const refreshMs = 5 * minuteMs;

/** What is filtered for; the view before stays while the next one loads, and when it cannot. */
export function useUsage(filter: UsageFilter) {
  const search = searchFor(filter);
  const { loaded, retry, refresh } = useLoaded(() => loadUsage(filter), search);
  const [view, setView] = useState<UsageView>();
  if (loaded.step === 'ready' && loaded.data !== view) setView(loaded.data);
  usePolling(refresh, refreshMs, loaded);
  const isCurrent = view !== undefined && searchFor(view.filter) === search;
  return {
    view,
    isBusy: loaded.step === 'loading' || (loaded.step === 'ready' && !isCurrent),
    failed: loaded.step === 'failed' ? loaded : undefined,
    retry,
  };
}

async function loadUsage(filter: UsageFilter): Promise<Reply<UsageView>> {
  const { day, country } = filter;
  const ask = (changes: Partial<UsageFilter>) =>
    request(readUsage, inputOf({ ...filter, ...changes }));
  const [usage, range, all] = await Promise.all([
    ask({}),
    day ? ask({ day: undefined }) : undefined,
    country ? ask({ country: undefined }) : undefined,
  ]);
  if (!isAccepted(usage)) return usage;
  if (range && !isAccepted(range)) return range;
  if (all && !isAccepted(all)) return all;
  const view = {
    filter,
    usage: usage.data,
    range: range?.data ?? usage.data,
    allCountries: all?.data.total,
  };
  return { ...usage, data: view };
}
