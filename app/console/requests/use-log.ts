import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { usePolling } from '#app/ui/use-polling.ts';
import { useWords } from '#app/words/use-words.ts';
import { accept, isAccepted } from '#contract/envelope.ts';
import { secondMs } from '#contract/time-units.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { useLoaded } from '../use-loaded.ts';
import { countNew, type Logged, type LogPage, listLogged } from './log-calls.ts';
import { type RequestFilter, searchFor } from './request-filter.ts';

/** Older rows loaded after the first page; discarded when that is reloaded. */
type Older = { after: LogPage; rows: readonly Logged[]; hasMore: boolean };

/** The gateway reports messages some time after they were sent. */
const countsEveryMs = { sandbox: 4 * secondMs, live: 15 * secondMs };

/** The latest rows, older ones on demand, and the number of new ones since. */
export function useLog(filter: RequestFilter) {
  const { environment } = filter;
  const search = searchFor(filter);
  const { loaded, retry, refresh } = useLoaded(() => listLogged(filter), search);
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const inSession = useInSession();
  const [known, setOlder] = useState<Older>();

  const first = loaded.step === 'ready' ? loaded.data : undefined;
  const older = known?.after === first ? known : undefined;
  const rows = first ? [...first.rows, ...(older?.rows ?? [])] : [];

  // The other environment stays visible until this one has loaded.
  const isCurrent = first?.environment === environment;
  const after = isCurrent ? rows[0]?.id : undefined;
  const since = `${search}#${after}`;
  const newer = useLoaded(async () => {
    const reply = isCurrent ? await countNew(filter, after) : accept({ count: 0 });
    return isAccepted(reply) ? { ...reply, data: { ...reply.data, since } } : reply;
  }, since);
  usePolling(newer.refresh, countsEveryMs[environment], newer.loaded);
  // What was counted for other rows than those in the list says nothing about it.
  const counted = newer.loaded.step === 'ready' ? newer.loaded.data : undefined;
  const came = counted?.since === since ? counted.count : 0;

  const loadOlder = () =>
    submit(async () => {
      const last = rows.at(-1);
      if (!first || !last || !isCurrent) return undefined;
      const reply = await inSession(listLogged(filter, last.id));
      if (!isAccepted(reply)) return refusedBy(reply);
      const further = [...(older?.rows ?? []), ...reply.data.rows];
      setOlder({ after: first, rows: further, hasMore: reply.data.hasMore });
      return undefined;
    });

  return {
    loaded,
    retry,
    first,
    rows,
    /** Number of rows newer than the list. */
    came,
    show: refresh,
    hasMore: (older ?? first)?.hasMore ?? false,
    older: { load: loadOlder, isBusy, refused },
  };
}
