import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import type { CaptchaWords } from '#content/interface/captcha.ts';
import { answerPuzzle, fetchPuzzle, type Track } from '#contract/captcha.ts';
import { isAccepted } from '#contract/envelope.ts';
import { decodePicture } from './decode-picture.ts';
import { type InputMethod, type PuzzleWork, startPuzzleWork } from './puzzle-work.ts';

export type Puzzle = {
  id: string;
  background: ImageBitmap;
  piece: ImageBitmap;
  pieceY: number;
  work: PuzzleWork;
  lifetimeMs: number;
};

export type Drop = { x: number; by: InputMethod; track: Track };

export type PuzzleState =
  | { step: 'loading' }
  | { step: 'ready' | 'missed' | 'expired'; puzzle: Puzzle }
  /** `expectedMs` while the proof of work is running. */
  | { step: 'checking'; puzzle: Puzzle; expectedMs?: number }
  | { step: 'solved'; puzzle: Puzzle; x: number; pass: string }
  | { step: 'failed'; message: string };

/** How long a miss is shown before the next puzzle. */
const missedMs = 1_400;

/** Loads puzzles until one is solved. */
export function usePuzzle({
  recipient,
  type,
  words,
  onSolved,
}: {
  recipient: string;
  type: number;
  words: CaptchaWords;
  onSolved: (pass: string) => void;
}) {
  const [state, setState] = useState<PuzzleState>({ step: 'loading' });
  const latest = useRef(0);

  /** Runs an asynchronous update; a newer one makes the older ones stale. */
  const run = async (work: () => Promise<PuzzleState>) => {
    latest.current += 1;
    const mine = latest.current;
    const next = await work().catch((error: unknown): PuzzleState | undefined => {
      if (error instanceof RequestCancelled) return undefined;
      console.error('The captcha got no answer.', error);
      return { step: 'failed', message: words.noResponse };
    });
    if (!next) return undefined;
    if (mine === latest.current) {
      setState(next);
      return next;
    }
    if ('puzzle' in next) next.puzzle.work.abort();
    return undefined;
  };

  const renew = () => {
    setState({ step: 'loading' });
    void run(loadPuzzle);
  };

  const putDown = async ({ x, by, track }: Drop) => {
    if (state.step !== 'ready') return;
    const { puzzle } = state;
    setState({ step: 'checking', puzzle });
    const judged = await run(async (): Promise<PuzzleState> => {
      const result = await puzzle.work.finish(by, (expectedMs) =>
        setState((now) =>
          now.step === 'checking' && now.puzzle === puzzle ? { ...now, expectedMs } : now,
        ),
      );
      if (!result) return { step: 'expired', puzzle };
      if (!('solutions' in result)) return { step: 'failed', message: result.msg };
      const reply = await request(answerPuzzle, {
        ...{ id: puzzle.id, x, track, recipient, type },
        ...result,
      });
      if (isAccepted(reply)) return { step: 'solved', puzzle, ...reply.data };
      if (reply.code === 'captcha.missed') return { step: 'missed', puzzle };
      if (reply.code === 'captcha.expired') return { step: 'expired', puzzle };
      return { step: 'failed', message: reply.msg };
    });
    if (judged?.step === 'solved') onSolved(judged.pass);
    if (judged?.step !== 'missed') return;
    await run(async () => {
      const [next] = await Promise.all([loadPuzzle(), pause(missedMs)]);
      return next;
    });
  };

  const begin = useEffectEvent(renew);
  useEffect(() => {
    begin();
    return () => {
      latest.current += 1;
    };
  }, []);

  const shown = 'puzzle' in state ? state.puzzle : undefined;
  useEffect(() => () => shown?.work.abort(), [shown]);

  const waiting = state.step === 'ready' ? state.puzzle : undefined;
  useEffect(() => {
    if (!waiting) return;
    const expire = () => setState({ step: 'expired', puzzle: waiting });
    const timer = setTimeout(expire, waiting.lifetimeMs);
    return () => clearTimeout(timer);
  }, [waiting]);

  return { state, renew, putDown };
}

async function loadPuzzle(): Promise<PuzzleState> {
  const reply = await request(fetchPuzzle);
  if (!isAccepted(reply)) return { step: 'failed', message: reply.msg };
  const { id, background, piece, pieceY, lifetimeMs } = reply.data;
  const [drawn, cut] = await Promise.all([decodePicture(background), decodePicture(piece)]);
  const work = startPuzzleWork(reply.data);
  return {
    step: 'ready',
    puzzle: { id, background: drawn, piece: cut, pieceY, work, lifetimeMs },
  };
}

const pause = (byMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, byMs));
