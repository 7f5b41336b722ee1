import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { parseDigits } from 'libphonenumber-js/core';
import type { PuzzleAnswer, PuzzleOffer, WorkAnswer, WorkOffer } from '#contract/captcha.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import type { Expected } from '../db/captcha-schema.ts';
import type { Database, Transaction } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { requireWithinLimit } from '../limits/limit.ts';
import { drawPuzzle } from './draw-puzzle.ts';
import { insertChallenge, insertPass, takeChallenge, takePass } from './repository.ts';
import { takingTurns } from './turns.ts';
import { createWork, isWorkDone, upTo } from './work.ts';

const lifetimeMs = 2 * minuteMs;

/** How far from its place the piece may lie: what a finger on a small screen needs. */
const tolerancePx = 5;

/** Drawing takes a thread that file reads and password hashes need too. */
const inTurn = takingTurns({ longestQueue: 24, retryAfterMs: 2_000 });

export async function offerPuzzle(context: Context, caller: Caller): Promise<PuzzleOffer> {
  await countChallenge(context, caller);
  const { x, y, background, piece } = await inTurn(() => drawPuzzle());
  return {
    id: await keepChallenge(context, { kind: 'puzzle', x }),
    background: background.toString('base64'),
    piece: piece.toString('base64'),
    pieceY: y,
    lifetimeMs,
  };
}

export async function answerPuzzle(
  context: Context,
  { id, x, phone, type }: PuzzleAnswer,
): Promise<{ pass: string; x: number }> {
  const expected = await takeChallenge(context.database, id, context.clock.now());
  if (expected?.kind !== 'puzzle') throw new AppError('captcha.expired');
  if (Math.abs(expected.x - x) > tolerancePx) throw new AppError('captcha.missed');
  return { pass: await issuePass(context, { recipient: phone, type }), x: expected.x };
}

export async function offerWork(context: Context, caller: Caller): Promise<WorkOffer> {
  await countChallenge(context, caller);
  const challenge = await inTurn(() => createWork(context.secret));
  return {
    id: await keepChallenge(context, { kind: 'work', challenge }),
    parameters: challenge.parameters,
    upTo,
    lifetimeMs,
  };
}

export async function answerWork(
  context: Context,
  { id, counter, derivedKey, phone, type }: WorkAnswer,
): Promise<{ pass: string }> {
  const expected = await takeChallenge(context.database, id, context.clock.now());
  if (expected?.kind !== 'work') throw new AppError('captcha.expired');
  const isDone = await isWorkDone(context.secret, expected.challenge, { counter, derivedKey });
  if (!isDone) throw new AppError('captcha.missed');
  return { pass: await issuePass(context, { recipient: phone, type }) };
}

type Bound = { recipient: string; type: number };

/** Whether the pass was good for this phone and type. From then on it is good for nothing. */
export function spendCaptchaPass(
  tx: Database | Transaction,
  { pass, ...bound }: Bound & { pass: string },
  now: Date,
): Promise<boolean> {
  return takePass(tx, digestOf(pass, bound), now);
}

const countChallenge = ({ env, database, clock }: Context, { address }: Caller): Promise<void> =>
  requireWithinLimit(
    database,
    { key: `captcha:ip:${address}`, limit: env.limits.captchaPerHour, windowMs: hourMs },
    clock.now(),
  );

async function keepChallenge({ database, clock }: Context, expected: Expected): Promise<string> {
  const now = clock.now();
  const id = randomUUID();
  await insertChallenge(database, { id, expected, expiresAt: afterLifetime(now) });
  return id;
}

async function issuePass({ database, clock }: Context, bound: Bound): Promise<string> {
  const pass = randomBytes(32).toString('base64url');
  const expiresAt = afterLifetime(clock.now());
  await insertPass(database, { digest: digestOf(pass, bound), expiresAt });
  return pass;
}

const afterLifetime = (now: Date): Date => new Date(now.getTime() + lifetimeMs);

/** One number counts as the same however it is written: spaces, dashes, a plus or other digits. */
const digestOf = (pass: string, { recipient, type }: Bound): string =>
  createHash('sha256')
    .update(
      `${type}\n${recipient.includes('@') ? recipient.toLowerCase() : parseDigits(recipient)}\n${pass}`,
    )
    .digest('base64url');
