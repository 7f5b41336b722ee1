import { request } from '#app/request/client.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { endOtherSessions } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useOpened } from '../dialogs/use-opened.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import type { AddedOptions } from './end-others-choice.tsx';

type DoneWords = { done: string; doneSentence: string };

/** What follows a change of second factors: a toast, recovery codes, the end of other sessions. */
export function useFactorDone(onDone: () => void, onSessionsChanged: () => void) {
  const { sessions, confirmations } = useWords('consoleSecurity');
  const reauthenticated = useReauthenticated();
  const codes = useOpened<{ codes: readonly string[]; afterStored?: () => void }>();

  const endOtherLogins = async (heading: string) => {
    const reply = await reauthenticated(confirmations.endOthers, () =>
      request(endOtherSessions),
    ).catch(() => undefined);
    onSessionsChanged();
    const isEnded = reply !== undefined && isAccepted(reply);
    return { heading, sentence: isEnded ? sessions.endedOthers : sessions.notEnded };
  };

  const say = ({ done, doneSentence }: DoneWords, name = '') => {
    onDone();
    showToast({ heading: done, sentence: fill(doneSentence, { name }) });
  };

  const showCodes = (made: readonly string[], afterStored?: () => void) => {
    onDone();
    codes.open({ codes: made, ...(afterStored && { afterStored }) });
  };

  /** The toast about ended sessions waits until the codes are stored: behind them it is unread. */
  const sayAdded = (words: DoneWords, made: string[] | null, { endOthers }: AddedOptions) => {
    if (!endOthers) return made ? showCodes(made) : say(words);
    const ended = endOtherLogins(words.done);
    const sayEnded = () => void ended.then(showToast);
    if (made) return showCodes(made, sayEnded);
    onDone();
    sayEnded();
  };

  return { codes, say, sayAdded, showCodes };
}
