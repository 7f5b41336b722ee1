import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { usePolling } from '#app/ui/use-polling.ts';
import { useWords } from '#app/words/use-words.ts';
import type { CallReply } from '#contract/call.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';
import { countNewRequests, listRequests, type RequestOutline } from '#contract/requests.ts';
import { secondMs } from '#contract/time-units.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { useLoaded } from '../use-loaded.ts';
import { filterInput, type RequestFilter, searchFor } from './request-filter.ts';

type First = Accepted<CallReply<typeof listRequests>>['data'];

/** Older requests loaded after the first page; discarded when that is reloaded. */
type Older = { after: First; requests: RequestOutline[]; hasMore: boolean };

/** The latest requests, older ones on demand, and the number of new ones since. */
export function useRequests(filter: RequestFilter) {
  const wanted = filterInput(filter);
  const { loaded, retry, refresh } = useLoaded(
    () => request(listRequests, wanted),
    searchFor(filter),
  );
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const inSession = useInSession();
  const [known, setOlder] = useState<Older>();

  const first = loaded.step === 'ready' ? loaded.data : undefined;
  const older = known?.after === first ? known : undefined;
  const requests = first ? [...first.requests, ...(older?.requests ?? [])] : [];

  const after = first?.requests[0]?.id;
  const newer = useLoaded(
    () => request(countNewRequests, { ...wanted, ...(after && { after }) }),
    `${searchFor(filter)}#${after}`,
  );
  usePolling(newer.refresh, 4 * secondMs, newer.loaded);
  const came = first && newer.loaded.step === 'ready' ? newer.loaded.data.count : 0;

  const loadOlder = () =>
    submit(async () => {
      const last = requests.at(-1);
      if (!first || !last) return undefined;
      const reply = await inSession(request(listRequests, { ...wanted, before: last.id }));
      if (!isAccepted(reply)) return refusedBy(reply);
      const further = [...(older?.requests ?? []), ...reply.data.requests];
      setOlder({ after: first, requests: further, hasMore: reply.data.hasMore });
      return undefined;
    });

  return {
    loaded,
    retry,
    requests,
    /** Number of requests newer than the list. */
    came,
    show: refresh,
    hasMore: (older ?? first)?.hasMore ?? false,
    older: { load: loadOlder, isBusy, refused },
  };
}
