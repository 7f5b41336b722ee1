import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type CallInput, type CallReply, parseReply } from '#contract/call.ts';
import * as captcha from '#contract/captcha.ts';
import { isAccepted } from '#contract/envelope.ts';
import { solutionsOf } from '#tests/support/captcha.ts';
import { handTrack } from '#tests/support/hand-track.ts';
import type { Run } from '../measurement.ts';
import { startProduct } from '../product.ts';
import type { AttackReport } from './run-attack.ts';
import { methods, seePuzzle, solvePuzzle } from './solve-puzzle.ts';

const tries = 50;
const maxSolved = 10;
const atOnce = 2;
const busyPauseMs = 500;
const bound = { recipient: '+65 8123 4567', type: 4 };

type Send = <C extends Call>(
  call: C,
  input: CallInput<C>,
  network: number,
) => Promise<CallReply<C>>;

/**
 * Attacks the captcha by script, each attempt from another network, as if it were the first: the
 * puzzle with image processing and a simulated hand, the proof of work without computing it.
 */
export async function runCaptchaScripts(run: Run): Promise<AttackReport[]> {
  const product = await startProduct(run, { TRUSTED_PROXIES: '127.0.0.1' });
  const send: Send = async (call, input, network) => {
    for (;;) {
      const reply = await fetch(product.url + call.path, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.${network}.1`,
        },
        ...(call.method === 'POST' && { body: JSON.stringify(input) }),
      });
      // Scripts and server share a machine here; a real script would wait, too.
      if (reply.status !== 503) return parseReply(call, await reply.json());
      await pause(busyPauseMs);
    }
  };
  const reports = [await tryPuzzles(send), await tryCalculations(send)];
  await product.stop();
  return reports;
}

async function tryPuzzles(send: Send): Promise<AttackReport> {
  const answers: Record<string, number> = {};
  const numbers = Array.from({ length: tries }, (_, index) => index).values();
  const script = async () => {
    for (const number of numbers) {
      const code = await tryPuzzle(send, number);
      answers[code] = (answers[code] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, script));
  const solved = answers.solved ?? 0;
  const complaints =
    solved > maxSolved ? [`${solved} were solved where ${maxSolved} may be by chance`] : [];
  if (solved + (answers['captcha.missed'] ?? 0) < tries)
    complaints.push('some were neither solved nor missed');
  return { name: 'captcha: puzzles by script', sent: tries, answers, complaints };
}

async function tryPuzzle(send: Send, number: number): Promise<string> {
  const offer = await send(captcha.fetchPuzzle, undefined, number);
  if (!isAccepted(offer)) return String(offer.code);
  const offeredAtMs = Date.now();
  const { id, background, piece, pieceY: y, work } = offer.data;
  const seen = await seePuzzle({
    background: Buffer.from(background, 'base64'),
    piece: Buffer.from(piece, 'base64'),
    y,
  });
  const method = methods[number % methods.length];
  if (!method) throw new RangeError('There is no method');
  const x = solvePuzzle(method, seen);
  const track = handTrack(x);
  const solutions = await solutionsOf(work);
  // A solution must not be sent before its track could have ended.
  await pause(Math.max(0, offeredAtMs + (track.at(-1)?.[0] ?? 0) - Date.now()));
  const reply = await send(captcha.answerPuzzle, { id, x, track, solutions, ...bound }, number);
  return isAccepted(reply) ? 'solved' : String(reply.code);
}

type Cheat = (own: captcha.WorkOffer, paid: Paid) => CallInput<typeof captcha.answerWork>;
type Paid = { id: string; solutions: captcha.Solutions };

/**
 * What is sent instead of work: nothing, values of the challenge, another's solution, a used one.
 */
const cheats: readonly Cheat[] = [
  ({ id }) => ({ id, solutions: [], ...bound }),
  ({ id, work: { parts } }) => ({
    ...{ id, ...bound },
    solutions: parts.map(({ keyPrefix }) => ({
      counter: 1,
      derivedKey: keyPrefix.padEnd(64, '0'),
    })),
  }),
  ({ id }, { solutions }) => ({ id, solutions, ...bound }),
  (_, paid) => ({ ...paid, ...bound }),
];

/** Each round solves a challenge once and then tries every way of cheating. */
async function tryCalculations(send: Send): Promise<AttackReport> {
  const answers = { paid: 0, 'refused unpaid': 0, 'numbers tried by payers': 0 };
  const complaints: string[] = [];
  const rounds = tries / (1 + cheats.length);
  for (let round = 0; round < rounds; round += 1) {
    const network = tries + round;
    const { id, work } = await offerOf(send, network);
    const paid: Paid = { id, solutions: await solutionsOf(work) };
    for (const { counter } of paid.solutions) answers['numbers tried by payers'] += counter + 1;
    const reply = await send(captcha.answerWork, { ...paid, ...bound }, network);
    if (isAccepted(reply)) answers.paid += 1;
    else complaints.push(`what was paid for was refused: ${reply.code}`);

    for (const cheat of cheats) {
      const own = await offerOf(send, network);
      const unpaid = await send(captcha.answerWork, cheat(own, paid), network);
      if (isAccepted(unpaid)) complaints.push(`passed without work: ${cheat}`);
      else answers['refused unpaid'] += 1;
    }
  }
  return { name: 'captcha: calculations', sent: tries, answers, complaints };
}

async function offerOf(send: Send, network: number): Promise<captcha.WorkOffer> {
  const offer = await send(captcha.fetchWork, undefined, network);
  if (!isAccepted(offer)) throw new Error(`No calculation was offered: ${offer.code}`);
  return offer.data;
}
