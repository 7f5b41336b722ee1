import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { type AccountEvent, listAccountEvents } from '#contract/account-events.ts';
import type { CallReply } from '#contract/call.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { useLoaded } from '../use-loaded.ts';
import { type EventFilter, kindOf } from './event-filters.ts';

type First = Accepted<CallReply<typeof listAccountEvents>>['data'];

/** Older events loaded after the first page; discarded when that is reloaded. */
type Older = { after: First; events: AccountEvent[]; hasMore: boolean };

/** The latest events of a kind, with older ones loaded on demand. */
export function useEvents(show: EventFilter) {
  const kind = kindOf[show];
  const filter = kind ? { kind } : {};
  const { loaded, retry, refresh } = useLoaded(() => request(listAccountEvents, filter), show);
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const inSession = useInSession();
  const [known, setOlder] = useState<Older>();

  const first = loaded.step === 'ready' ? loaded.data : undefined;
  const older = known?.after === first ? known : undefined;
  const events = first ? [...first.events, ...(older?.events ?? [])] : [];

  const loadOlder = () =>
    submit(async () => {
      const last = events.at(-1);
      if (!first || !last) return undefined;
      const before = String(last.id);
      const reply = await inSession(request(listAccountEvents, { ...filter, before }));
      if (!isAccepted(reply)) return refusedBy(reply);
      const further = [...(older?.events ?? []), ...reply.data.events];
      setOlder({ after: first, events: further, hasMore: reply.data.hasMore });
      return undefined;
    });

  return {
    loaded,
    retry,
    refresh,
    events,
    question: first?.question ?? undefined,
    hasMore: (older ?? first)?.hasMore ?? false,
    /** Older events were loaded, so that the end of the list is worth a note. */
    isExtended: older !== undefined,
    older: { load: loadOlder, isBusy, refused },
  };
}
