import { useState } from 'react';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { redeliver } from '../run/redeliver.ts';
import { requestIdOf } from '../run/run.ts';
import { NoResponse, send } from '../run/send-request.ts';
import { fetchRequest } from './fetch-request.ts';
import { signAgain } from './stored-request.ts';
import type { StoredRequest, TrafficRow } from './traffic.ts';
import type { PracticeWords } from './types.ts';

/** Sends a request of the session again, or delivers one of its callbacks again. */
export function useRepeat({
  session,
  words,
  practiceWords,
  onSent,
  refresh,
}: {
  session: OpenedPractice;
  words: WorkbenchWords['traffic'];
  practiceWords: PracticeWords;
  /** Called with the id of the new request or attempt, if it is known. */
  onSent: (id: string | undefined) => void;
  refresh: () => void;
}) {
  const [note, setNote] = useState<{ text: string; isWrong?: boolean }>();
  const [isBusy, setBusy] = useState(false);

  const replay = async (stored: StoredRequest) => {
    if (!stored.isWhole || isBusy) return;
    setBusy(true);
    try {
      const answer = await send(await signAgain(stored, session), {});
      const { status } = answer;
      const { replayed, replayedRefused } = words;
      setNote(
        status < 400
          ? { text: replayed }
          : status === 429
            ? { text: practiceWords.limited.heading, isWrong: true }
            : { text: fill(replayedRefused, { status }), isWrong: true },
      );
      onSent(requestIdOf(answer));
      refresh();
    } catch (problem) {
      if (!(problem instanceof NoResponse)) throw problem;
      setNote({ text: practiceWords.away.heading, isWrong: true });
    } finally {
      setBusy(false);
    }
  };

  const deliver = async ({ id, attempts }: PracticeDelivery) => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await redeliver(session.token, id);
    const { deliveredAgain, notDelivered } = words;
    setNote(isDone ? { text: deliveredAgain } : { text: notDelivered, isWrong: true });
    if (isDone) onSent(`${id}-${attempts.length + 1}`);
    setBusy(false);
    refresh();
  };

  /** The R key in the list. */
  const repeat = async (wanted: TrafficRow) => {
    if (wanted.kind === 'callback') return deliver(wanted.delivery);
    const stored = await fetchRequest(session.token, wanted.id).catch(() => undefined);
    if (stored) await replay(stored);
  };

  return { note, isBusy, replay, deliver, repeat, clearNote: () => setNote(undefined) };
}
