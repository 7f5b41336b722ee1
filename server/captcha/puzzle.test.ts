import { describe, expect, test } from 'vitest';
import * as contract from '#contract/captcha.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { codeOf } from '#tests/support/captcha-client.ts';
import { captchaTests } from '#tests/support/captcha-tests.ts';
import { handTrack } from '#tests/support/hand-track.ts';
import { captchaPasses } from '../db/captcha-schema.ts';

const tests = captchaTests();

describe('a puzzle', () => {
  test('comes with its images, the height of the piece and its calculation, without its solution', async () => {
    const reply = await tests.captcha.send(contract.fetchPuzzle);
    const { code, data } = reply.json();
    expect([reply.statusCode, code, reply.headers['cache-control']]).toEqual([200, 0, 'no-store']);
    expect(Object.keys(data).sort()).toEqual(
      ['background', 'id', 'lifetimeMs', 'piece', 'pieceY', 'work'].sort(),
    );
    for (const picture of [data.background, data.piece])
      expect(Buffer.from(picture, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(data.work.expectedMs).toBe(100);
    expect(data.lifetimeMs).toBe(2 * minuteMs + 300);
  });

  test('is solved by the right place, which the reply returns', async () => {
    const given = await tests.captcha.solvePuzzle();
    const reply = await tests.captcha.answerPuzzle(given);
    expect(reply.json()).toEqual({
      code: 0,
      data: { pass: expect.any(String), x: given.x },
      msg: '',
    });
    expect(reply.json().data.pass.length).toBeGreaterThanOrEqual(43);
  });

  test.each([-5, 5])('accepts a place %i pixels off', async (off) => {
    expect(await codeOf(tests.captcha.answerPuzzle(await tests.captcha.solvePuzzle(off)))).toBe(0);
  });

  test.each([-6, 6])('rejects a place %i pixels off', async (off) => {
    expect((await tests.captcha.answerPuzzle(await tests.captcha.solvePuzzle(off))).json()).toEqual(
      {
        code: 'captcha.missed',
        msg: 'That did not fit. Please try again.',
      },
    );
  });

  test('has one attempt: the right place after a wrong one is refused', async () => {
    const right = await tests.captcha.solvePuzzle();
    const x = right.x - 40;
    expect(await codeOf(tests.captcha.answerPuzzle({ ...right, x, track: handTrack(x) }))).toBe(
      'captcha.missed',
    );
    expect(await codeOf(tests.captcha.answerPuzzle(right))).toBe('captcha.expired');
    expect(await tests.served.context.database.select().from(captchaPasses)).toEqual([]);
  });

  test('issues one pass for twenty parallel right answers', async () => {
    const right = await tests.captcha.solvePuzzle();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => tests.captcha.answerPuzzle(right)),
    );
    const codes = replies.map((reply) => reply.json().code).sort();
    expect(codes).toEqual([0, ...Array(19).fill('captcha.expired')]);
    expect(await tests.served.context.database.select().from(captchaPasses)).toHaveLength(1);
  });

  test('checks one of twenty parallel guesses', async () => {
    const right = await tests.captcha.solvePuzzle();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tests.captcha.answerPuzzle({ ...right, x: (right.x + 30 + index * 7) % 360 }),
      ),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'captcha.expired')).toHaveLength(19);
  });

  test('expires after two minutes plus the time for its calculation', async () => {
    const [early, late] = [await tests.captcha.solvePuzzle(), await tests.captcha.solvePuzzle()];
    tests.served.clock.advance(2 * minuteMs + 300 - 4 * secondMs - 1);
    expect(await codeOf(tests.captcha.answerPuzzle(early))).toBe(0);
    tests.served.clock.advance(2 * secondMs + 1);
    expect(await codeOf(tests.captcha.answerPuzzle(late))).toBe('captcha.expired');
  });

  test.each([
    ['no recipient', { recipient: undefined }],
    ['a recipient that is neither a phone nor a mailbox', { recipient: 'mei' }],
    ['a recipient that is too long', { recipient: `${'m'.repeat(254)}@x.example` }],
    ['no type', { type: undefined }],
    ['a place outside the image', { x: 4_000 }],
    ['an invalid id', { id: 'x' }],
    ['no track', { track: undefined }],
    ['a track that is too long', { track: Array.from({ length: 201 }, (_, ms) => [ms, 8]) }],
    ['a track that leaves the image', { track: [[0, -8]] }],
    ['no solutions', { solutions: undefined }],
    ['too many solutions', { solutions: Array(33).fill({ counter: 1, derivedKey: 'ab' }) }],
  ])('stays open after an invalid answer: %s', async (_, wrong) => {
    const right = await tests.captcha.solvePuzzle();
    expect((await tests.captcha.answerPuzzle({ ...right, ...wrong })).statusCode).toBe(400);
    expect(await codeOf(tests.captcha.answerPuzzle(right))).toBe(0);
  });
});

describe('the track of the piece', () => {
  test('must look like a movement by hand', async () => {
    const right = await tests.captcha.solvePuzzle();
    const track = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => [
      step * 60,
      contract.puzzleFrame.firstX + ((right.x - contract.puzzleFrame.firstX) * step) / 9,
    ]);
    expect(await codeOf(tests.captcha.answerPuzzle({ ...right, track }))).toBe('captcha.missed');
  });

  test('must not be longer than the time since the puzzle was fetched', async () => {
    const right = await tests.captcha.solvePuzzle();
    const track = handTrack(right.x, { durationMs: 2_100 });
    expect(await codeOf(tests.captcha.answerPuzzle({ ...right, track }))).toBe('captcha.missed');
  });

  test('is accepted once per network, also when it is scaled to another length', async () => {
    const first = await tests.captcha.solvePuzzle();
    expect(await codeOf(tests.captcha.answerPuzzle(first))).toBe(0);
    const { firstX } = contract.puzzleFrame;
    const again = async () => {
      const next = await tests.captcha.solvePuzzle();
      const scale = (next.x - firstX) / (first.x - firstX);
      const track = first.track.map(([ms, x]) => [ms, firstX + (x - firstX) * scale]);
      return { ...next, track };
    };
    expect(await codeOf(tests.captcha.answerPuzzle(await again(), '127.0.0.9'))).toBe(
      'captcha.missed',
    );
    expect(await codeOf(tests.captcha.answerPuzzle(await again(), '198.51.100.1'))).toBe(0);
  });
});

describe('the calculation of a puzzle', () => {
  test('is required', async () => {
    const right = await tests.captcha.solvePuzzle();
    expect(await codeOf(tests.captcha.answerPuzzle({ ...right, solutions: [] }))).toBe(
      'captcha.missed',
    );
  });

  test('is required in full', async () => {
    const right = await tests.captcha.solvePuzzle();
    const [first, ...rest] = right.solutions;
    const solutions = [{ counter: first?.counter, derivedKey: 'ab'.repeat(32) }, ...rest];
    expect(await codeOf(tests.captcha.answerPuzzle({ ...right, solutions }))).toBe(
      'captcha.missed',
    );
  });

  test('of a solved puzzle cannot be used again', async () => {
    const [one, other] = [await tests.captcha.solvePuzzle(), await tests.captcha.solvePuzzle()];
    expect(await codeOf(tests.captcha.answerPuzzle(one))).toBe(0);
    const { solutions } = one;
    expect(await codeOf(tests.captcha.answerPuzzle({ ...other, solutions }))).toBe(
      'captcha.missed',
    );
  });

  test('of another puzzle is refused', async () => {
    const [one, other] = [await tests.captcha.solvePuzzle(), await tests.captcha.solvePuzzle()];
    expect(await codeOf(tests.captcha.answerPuzzle({ ...one, solutions: other.solutions }))).toBe(
      'captcha.missed',
    );
    expect(await codeOf(tests.captcha.answerPuzzle(other))).toBe(0);
  });
});

test('without its tables no pass is issued and the call answers 500', async () => {
  const given = await tests.captcha.solvePuzzle();
  const { $client } = tests.served.context.database;
  for (const table of ['captcha_passes', 'captcha_challenges'])
    await $client.query(`alter table ${table} rename to ${table}_away`);
  const reply = await tests.captcha.answerPuzzle(given);
  for (const table of ['captcha_passes', 'captcha_challenges'])
    await $client.query(`alter table ${table}_away rename to ${table}`);
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 'unexpected',
    msg: 'Something went wrong on our side. Please try again.',
  });
});
