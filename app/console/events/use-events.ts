import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { type AccountEvent, listAccountEvents } from '#contract/account-events.ts';
import type { CallReply } from '#contract/call.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { useLoaded } from '../use-loaded.ts';
import { kindOf, type Show } from './shown-kinds.ts';

type First = Accepted<CallReply<typeof listAccountEvents>>['data'];

/** What was asked for after the first; of no use once that was loaded anew. */
type Older = { after: First; events: AccountEvent[]; hasMore: boolean };

/** The latest events of a kind, and those before them as far as somebody wants. */
export function useEvents(show: Show) {
  const kind = kindOf[show];
  const asked = kind ? { kind } : {};
  const { loaded, retry, refresh } = useLoaded(() => request(listAccountEvents, asked), show);
  const { submit, isBusy, refused } = useSubmission(useWords('console').unreached);
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
      const reply = await inSession(request(listAccountEvents, { ...asked, before }));
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
    /** More was asked for, so that its end is worth a word. */
    isExtended: older !== undefined,
    older: { load: loadOlder, isBusy, refused },
  };
}
