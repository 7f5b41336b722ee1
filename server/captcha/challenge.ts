import { createHash, randomUUID } from 'node:crypto';
import {
  type PuzzleAnswer,
  type PuzzleOffer,
  puzzleFrame,
  type Track,
  type WorkAnswer,
  type WorkOffer,
} from '#contract/captcha.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import type { Expected } from '../db/captcha-schema.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { takeCooldown } from '../limits/cooldown.ts';
import { requireWithinLimit } from '../limits/take.ts';
import { insertChallenge, takeChallenge } from './challenge-rows.ts';
import { drawPuzzle } from './draw-puzzle.ts';
import { issuePass } from './pass.ts';
import { countFailure, priceFor, prices } from './price.ts';
import { serialQueue } from './serial-queue.ts';
import { isByHand, isByKeys } from './track.ts';
import { createWork, isWorkDone } from './work.ts';

/** How far from its place the piece may lie: the accuracy of a finger on a small screen. */
const tolerancePx = 5;

/** Drawing uses one of Node's four threads, which file reads and password hashes need too. */
const inDrawingQueue = serialQueue({ longestQueue: 24, retryAfterMs: 2_000 });

export async function offerPuzzle(context: Context, caller: Caller): Promise<PuzzleOffer> {
  await countChallenge(context, caller);
  const price = await priceOf(context, caller, prices.withPuzzle);
  const { puzzle, work } = await inDrawingQueue(async () => ({
    puzzle: await drawPuzzle(),
    work: await createWork(context, price),
  }));
  const { x, y, background, piece } = puzzle;
  const offeredAtMs = context.clock.now().getTime();
  const lifetimeMs = lifetimeFor(price);
  return {
    id: await storeChallenge(
      context,
      { kind: 'slide', x, offeredAtMs, work: work.stored },
      lifetimeMs,
    ),
    background: background.toString('base64'),
    piece: piece.toString('base64'),
    pieceY: y,
    work: work.offered,
    lifetimeMs,
  };
}

/** A refusal does not say what was wrong, since a script would learn from it. */
export async function answerPuzzle(
  context: Context,
  caller: Caller,
  { id, x, track, solutions, calculation, recipient, type }: PuzzleAnswer,
): Promise<{ pass: string; x: number }> {
  const expected = await take(context, id, 'slide');
  const { work } = calculation ? await take(context, calculation, 'calculation') : expected;
  const way = { track, x, sinceOfferMs: context.clock.now().getTime() - expected.offeredAtMs };
  const isRight =
    Math.abs(expected.x - x) <= tolerancePx &&
    (await isWorkDone(context.secret, work, solutions)) &&
    (calculation ? isByKeys(way) : isByHand(way) && (await isFirst(context, caller, track)));
  if (!isRight) return refuse(context, caller);
  return { pass: await issuePass(context, { recipient, type }), x: expected.x };
}

export async function offerWork(context: Context, caller: Caller): Promise<WorkOffer> {
  await countChallenge(context, caller);
  const price = await priceOf(context, caller, prices.withoutPuzzle);
  const work = await inDrawingQueue(() => createWork(context, price));
  const lifetimeMs = lifetimeFor(price);
  return {
    id: await storeChallenge(context, { kind: 'calculation', work: work.stored }, lifetimeMs),
    work: work.offered,
    lifetimeMs,
  };
}

export async function answerWork(
  context: Context,
  caller: Caller,
  { id, solutions, recipient, type }: WorkAnswer,
): Promise<{ pass: string }> {
  const { work } = await take(context, id, 'calculation');
  if (!(await isWorkDone(context.secret, work, solutions))) return refuse(context, caller);
  return { pass: await issuePass(context, { recipient, type }) };
}

const countChallenge = ({ env, database, clock }: Context, { address }: Caller): Promise<void> =>
  requireWithinLimit(
    database,
    { key: `captcha:ip:${address}`, limit: env.limits.captchaPerHour, windowMs: hourMs },
    clock.now(),
  );

const priceOf = ({ database, clock }: Context, { address }: Caller, least: number) =>
  priceFor(database, address, least, clock.now());

/** Long enough for a slow phone. */
const lifetimeFor = (price: number): number => 2 * minuteMs + 3 * price;

async function storeChallenge(
  { database, clock }: Context,
  expected: Expected,
  lifetimeMs: number,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await insertChallenge(database, { id, expected, expiresAt });
  return id;
}

async function take<Kind extends Expected['kind']>(
  { database, clock }: Context,
  id: string,
  kind: Kind,
): Promise<Extract<Expected, { kind: Kind }>> {
  const expected = await takeChallenge(database, id, clock.now());
  if (!expected || !isOfKind(expected, kind)) throw new AppError('captcha.expired');
  return expected;
}

const isOfKind = <Kind extends Expected['kind']>(
  expected: Expected,
  kind: Kind,
): expected is Extract<Expected, { kind: Kind }> => expected.kind === kind;

/**
 * Whether no client of the network has sent this track within the hour. Tracks count as equal when
 * they differ by their length alone: no hand repeats a movement exactly.
 */
async function isFirst(
  { database, clock }: Context,
  { address }: Caller,
  track: Track,
): Promise<boolean> {
  const travel = (track.at(-1)?.[1] ?? 0) - puzzleFrame.firstX;
  // The small constant keeps scaled copies of a track from rounding to different values.
  const percent = (x: number) => Math.round((100 * (x - puzzleFrame.firstX)) / travel + 1e-6);
  const shape = track.map(([ms, x]) => [ms, percent(x)]);
  const digest = createHash('sha256').update(JSON.stringify(shape)).digest('base64url');
  const key = `captcha:track:${networkOf(address)}:${digest}`;
  return (await takeCooldown(database, { key, cooldownMs: hourMs }, clock.now())).allowed;
}

async function refuse({ database, clock }: Context, { address }: Caller): Promise<never> {
  await countFailure(database, address, clock.now());
  throw new AppError('captcha.missed');
}
