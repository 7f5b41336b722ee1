import type { Context } from '../context.ts';
import type { CachedPage } from '../http/cached-page.ts';
import type { CachedResponse } from '../http/cached-response.ts';
import type { Board } from './board.ts';
import { selectBoard, selectVersion } from './board-rows.ts';

/** The board at one moment, with the responses rendered from it so far. */
export type Reading = {
  board: Board;
  now: Date;
  rendered: Map<string, CachedResponse>;
  pages: Map<string, Promise<CachedPage>>;
};

/**
 * Two processes together query the database less than once a second, and each sees the other's
 * change well within five seconds.
 */
const freshMs = 2_500;
const waitAtMostMs = 500;

/**
 * Reads the tables at most once per `freshMs`, on request; everything else is served from memory.
 */
export function startReadings({ database, clock, log }: Context): () => Promise<Reading> {
  let reading: Reading | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let pending: Promise<Reading> | undefined;

  const ask = async (): Promise<Reading> => {
    const version = await selectVersion(database);
    const known = reading?.board;
    const board = known?.version === version ? known : await selectBoard(database, version);
    reading = { board, now: clock.now(), rendered: new Map(), pages: new Map() };
    return reading;
  };

  return async () => {
    const nowMs = clock.now().getTime();
    if (!pending && (!reading || nowMs - readAtMs >= freshMs)) {
      readAtMs = nowMs;
      const answer = ask();
      answer.catch((error: unknown) => log.warn({ err: error }, 'the status could not be read'));
      pending = (reading ? orAfterWaiting(answer, reading) : answer).finally(() => {
        pending = undefined;
      });
    }
    return pending ?? reading ?? ask();
  };
}

/** A stale reading is better than a late one or none. */
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

/** Renders a response on first use and reuses it until the next reading. */
export function renderOnce(
  { rendered }: Reading,
  name: string,
  write: () => CachedResponse,
): CachedResponse {
  const known = rendered.get(name) ?? write();
  rendered.set(name, known);
  return known;
}
