import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { CatcherAnswer } from '#contract/practice.ts';

/** The outcome of a callback so far, and what would end its retries. */
export function attemptSentence(
  { attempts, state }: Pick<PracticeDelivery, 'attempts' | 'state'>,
  answer: CatcherAnswer,
  { catcher: words, between }: Pick<WorkbenchWords, 'catcher' | 'between'>,
): { lead: string; text: string } {
  const number = attempts.length;
  if (number === 0) return { lead: words.soon, text: '' };
  if (state === 'received')
    return number === 1
      ? { lead: words.taken, text: '' }
      : { lead: fill(words.takenLater, { number }), text: words.same };
  if (state === 'given-up' && attempts.at(-1)?.problem === 'interrupted') return words.setAside;
  if (state === 'given-up')
    return { lead: fill(words.givenUp.lead, { number }), text: words.givenUp.text };
  const status = attempts.at(-1)?.status ?? undefined;
  const isSame = attempts.every((one) => one.status === status);
  const lead =
    status === undefined
      ? words.failedLate
      : number === 1
        ? words.failedOnce
        : isSame
          ? words.failedEach
          : words.failedOften;
  const count = words.counts[number - 1] ?? number;
  const next = answer === 'ok' ? words.nextTaken : words.switchTo;
  return {
    lead: fill(lead, { count, status: status ?? '' }),
    text: [words.same, next].join(between),
  };
}
