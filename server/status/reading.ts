import type { Context } from '../context.ts';
import type { KeptAnswer } from '../http/kept-answer.ts';
import type { KeptPage } from '../http/kept-page.ts';
import type { Board } from './board.ts';
import { selectBoard, selectVersion } from './board-rows.ts';

/** The board at one moment, and what was written from it so far. */
export type Reading = {
  board: Board;
  now: Date;
  kept: Map<string, KeptAnswer>;
  pages: Map<string, Promise<KeptPage>>;
};

/**
 * Two processes together ask the database less than once a second, however many read, and each
 * knows a change of the other well within five seconds.
 */
const freshMs = 2_500;
const waitAtMostMs = 500;

/** Reads the tables at most once in `freshMs`, when somebody asks; the rest is memory. */
export function startReadings({ database, clock, log }: Context): () => Promise<Reading> {
  let reading: Reading | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<Reading> | undefined;

  const ask = async (): Promise<Reading> => {
    const version = await selectVersion(database);
    const known = reading?.board;
    const board = known?.version === version ? known : await selectBoard(database, version);
    reading = { board, now: clock.now(), kept: new Map(), pages: new Map() };
    return reading;
  };

  return async () => {
    const nowMs = clock.now().getTime();
    if (!asking && (!reading || nowMs - askedAtMs >= freshMs)) {
      askedAtMs = nowMs;
      const answer = ask();
      answer.catch((error: unknown) => log.warn({ err: error }, 'the status could not be read'));
      asking = (reading ? orAfterWaiting(answer, reading) : answer).finally(() => {
        asking = undefined;
      });
    }
    return asking ?? reading ?? ask();
  };
}

/** What is known is better than an answer that comes late or never. */
async function orAfterWaiting(answer: Promise<Reading>, known: Reading): Promise<Reading> {
  const late = Promise.withResolvers<Reading>();
  const timer = setTimeout(() => late.resolve(known), waitAtMostMs);
  try {
    return await Promise.race([answer, late.promise]);
  } catch {
    return known;
  } finally {
    clearTimeout(timer);
  }
}

/** Written at the first question and kept for the others, until the next reading. */
export function keepIn({ kept }: Reading, name: string, write: () => KeptAnswer): KeptAnswer {
  const known = kept.get(name) ?? write();
  kept.set(name, known);
  return known;
}
