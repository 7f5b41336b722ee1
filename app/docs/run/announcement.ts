import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { type Run, secondsTo } from './run.ts';

/** What a screen reader announces: the latest change of a run. */
export function announcementOf(run: Run, words: TryWords['spoken']): string {
  if (run.step !== 'answered') return '';
  const verified = run.deliveries.find(({ isGenuine }) => isGenuine !== undefined);
  if (verified) return verified.isGenuine ? words.callback : words.callbackWrong;
  const done = run.things.find(({ isDone }) => isDone);
  const last = done?.states.at(-1);
  if (done && last)
    return fill(words.after, { state: last.status, seconds: secondsTo(done, last.at) });
  return fill(words.answered, { status: run.answer.status });
}
