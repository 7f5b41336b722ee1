import { request } from '#app/request/client.ts';
import type { CallReply } from '#contract/call.ts';
import {
  fetchWork,
  type PuzzleAnswer,
  type PuzzleOffer,
  type Solutions,
  type WorkOffer,
} from '#contract/captcha.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { solveWork } from './solve-work.ts';

export type InputMethod = 'hand' | 'keys';
type WorkResult = Pick<PuzzleAnswer, 'solutions' | 'calculation'>;

/** The proof of work that accompanies a puzzle's solution, computed in the background. */
export type PuzzleWork = {
  /** Starts the longer proof of work that replaces a mouse track for keyboard users, once. */
  prepareKeys: () => void;
  /** Undefined when aborted. `onWait` gets the expected duration if it is not finished yet. */
  finish: (
    by: InputMethod,
    onWait: (expectedMs: number) => void,
  ) => Promise<WorkResult | Refusal | undefined>;
  abort: () => void;
};

type Calculation = { id: string; expectedMs: number; solved: Promise<Solutions | undefined> };

export function startPuzzleWork(
  offer: Pick<PuzzleOffer, 'id' | 'work' | 'lifetimeMs'>,
  askForWork: () => Promise<CallReply<typeof fetchWork>> = () => request(fetchWork),
): PuzzleWork {
  const leaving = new AbortController();
  const calculate = ({ id, work, lifetimeMs }: WorkOffer): Calculation => {
    const solved = solveWork(work, lifetimeMs, leaving.signal);
    // The failure surfaces in `finish`.
    solved.catch(() => undefined);
    return { id, expectedMs: work.expectedMs, solved };
  };
  const ofHand = calculate(offer);
  let ofKeys: Promise<Calculation | Refusal> | undefined;

  const prepareKeys = () => {
    ofKeys ??= askForWork().then((reply) => (isAccepted(reply) ? calculate(reply.data) : reply));
    ofKeys.catch(() => {
      ofKeys = undefined;
    });
    return ofKeys;
  };

  return {
    prepareKeys,
    finish: async (by, onWait) => {
      const calculation = by === 'hand' ? ofHand : await prepareKeys();
      if (!('solved' in calculation)) return calculation;
      const { id, expectedMs, solved } = calculation;
      const done = await Promise.race([solved, Promise.resolve('not yet' as const)]);
      if (done === 'not yet') onWait(expectedMs);
      const solutions = await solved;
      return solutions && { solutions, ...(by === 'keys' && { calculation: id }) };
    },
    abort: () => leaving.abort(),
  };
}
