import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as contract from '#contract/captcha.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { captchaChallenges, captchaPasses } from '../db/captcha-schema.ts';
import { spendCaptchaPass } from './service.ts';

const bound = { phone: '+65 8123 4567', type: 4 };
const lifetimeMs = 2 * minuteMs;

let served: TestApp;
beforeEach(async () => {
  served = await testApp({ LIMIT_CAPTCHA_PER_HOUR: '8' });
});
afterEach(() => served.close());

const send = (call: Call, payload?: object, address = '127.0.0.1') =>
  served.app.inject({
    method: call.method,
    url: call.path,
    ...(payload && { payload }),
    headers: { 'content-language': 'EN' },
    remoteAddress: address,
  });

const database = () => served.context.database;

async function offered() {
  const { id } = (await send(contract.fetchPuzzle)).json().data;
  const [row] = await database()
    .select()
    .from(captchaChallenges)
    .where(eq(captchaChallenges.id, id));
  if (row?.expected.kind !== 'puzzle') throw new Error('no puzzle is kept');
  return { id, x: row.expected.x };
}

const answer = (given: object) => send(contract.answerPuzzle, { ...bound, ...given });

async function passed(): Promise<string> {
  return (await answer(await offered())).json().data.pass;
}

const spend = (pass: string, given: Partial<typeof bound> = {}) => {
  const { phone: recipient, type } = { ...bound, ...given };
  return spendCaptchaPass(database(), { pass, recipient, type }, served.clock.now());
};
const spentFor = { recipient: bound.phone, type: bound.type };

describe('a puzzle', () => {
  test('comes with its pictures and the height of the piece, and not with its answer', async () => {
    const reply = await send(contract.fetchPuzzle);
    const { code, data } = reply.json();
    expect([reply.statusCode, code, reply.headers['cache-control']]).toEqual([200, 0, 'no-store']);
    expect(Object.keys(data).sort()).toEqual(['background', 'id', 'lifetimeMs', 'piece', 'pieceY']);
    for (const picture of [data.background, data.piece])
      expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(data.lifetimeMs).toBe(lifetimeMs);
  });

  test('is solved by the right place, which the reply tells', async () => {
    const { id, x } = await offered();
    const reply = await answer({ id, x });
    expect(reply.json()).toEqual({ code: 0, data: { pass: expect.any(String), x }, msg: '' });
    expect(reply.json().data.pass.length).toBeGreaterThanOrEqual(43);
  });

  test.each([-5, 5])('may be %i pixels off', async (off) => {
    const { id, x } = await offered();
    expect((await answer({ id, x: x + off })).json().code).toBe(0);
  });

  test.each([-6, 6])('may not be %i pixels off', async (off) => {
    const { id, x } = await offered();
    expect((await answer({ id, x: x + off })).json()).toEqual({
      code: 'captcha.missed',
      msg: 'That did not fit. Please try again.',
    });
  });

  test('has one try: the right place after a wrong one is too late', async () => {
    const { id, x } = await offered();
    await answer({ id, x: x - 40 });
    expect((await answer({ id, x })).json().code).toBe('captcha.expired');
    expect(await database().select().from(captchaPasses)).toEqual([]);
  });

  test('gives one pass to twenty right answers at once', async () => {
    const { id, x } = await offered();
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer({ id, x })));
    const codes = replies.map((reply) => reply.json().code).sort();
    expect(codes).toEqual([0, ...Array(19).fill('captcha.expired')]);
    expect(await database().select().from(captchaPasses)).toHaveLength(1);
  });

  test('judges one of twenty guesses at once', async () => {
    const { id, x } = await offered();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer({ id, x: (x + 30 + index * 7) % 360 })),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'captcha.expired')).toHaveLength(19);
  });

  test('is good for two minutes', async () => {
    const [early, late] = [await offered(), await offered()];
    served.clock.advance(lifetimeMs - 1);
    expect((await answer(early)).json().code).toBe(0);
    served.clock.advance(1);
    expect((await answer(late)).json().code).toBe('captcha.expired');
  });

  test.each([
    ['no phone', { phone: undefined }],
    ['a phone without a digit', { phone: 'mei' }],
    ['no type', { type: undefined }],
    ['a place beyond the picture', { x: 4_000 }],
    ['an id that is none', { id: 'x' }],
  ])('is not touched by an answer with %s', async (_, wrong) => {
    const { id, x } = await offered();
    expect((await answer({ id, x, ...wrong })).statusCode).toBe(400);
    expect((await answer({ id, x })).json().code).toBe(0);
  });
});

describe('a pass', () => {
  test('is spent once', async () => {
    const pass = await passed();
    expect(await spend(pass)).toBe(true);
    expect(await spend(pass)).toBe(false);
  });

  test('is spent once by twenty at the same time', async () => {
    const pass = await passed();
    const spent = await Promise.all(
      Array.from({ length: 20 }, () =>
        database().transaction((tx) =>
          spendCaptchaPass(tx, { pass, ...spentFor }, served.clock.now()),
        ),
      ),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  test('is not spent by a transaction that fails', async () => {
    const pass = await passed();
    const failing = database().transaction(async (tx) => {
      await spendCaptchaPass(tx, { pass, ...spentFor }, served.clock.now());
      throw new Error('no text was queued');
    });
    await expect(failing).rejects.toThrow('no text was queued');
    expect(await spend(pass)).toBe(true);
  });

  test('is bound to its phone and its type', async () => {
    const pass = await passed();
    expect(await spend(pass, { phone: '+65 8123 4568' })).toBe(false);
    expect(await spend(pass, { type: 5 })).toBe(false);
    expect(await spend(pass)).toBe(true);
  });

  test.each(['+6581234567', '+65-8123-4567', '65 81234567', '+٦٥ ８１２３ 4567'])(
    'knows its phone written as %s',
    async (phone) => {
      expect(await spend(await passed(), { phone })).toBe(true);
    },
  );

  test('is good for two minutes', async () => {
    const [early, late] = [await passed(), await passed()];
    served.clock.advance(lifetimeMs - 1);
    expect(await spend(early)).toBe(true);
    served.clock.advance(1);
    expect(await spend(late)).toBe(false);
  });

  test('and the phone are not kept in the clear', async () => {
    const pass = await passed();
    const kept = JSON.stringify(await database().select().from(captchaPasses));
    expect(kept).not.toContain(pass);
    expect(kept).not.toContain('81234567');
  });

  test.each(['', 'made-up', 'x'.repeat(1_000)])('that was never issued is none', async (pass) => {
    await passed();
    expect(await spend(pass)).toBe(false);
  });
});

describe('the calculation', () => {
  const wrong = { counter: 7, derivedKey: 'ab'.repeat(32) };

  const offeredWork = async () => (await send(contract.fetchWork)).json().data;

  async function solved() {
    const { id, parameters, upTo } = await offeredWork();
    const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
    if (!solution) throw new Error('no solution');
    return { id, upTo, counter: solution.counter, derivedKey: solution.derivedKey };
  }

  const answerWork = (given: object) => send(contract.answerWork, { ...bound, ...given });

  test('gives the same kind of pass, and is not taken twice', async () => {
    const { upTo, ...solution } = await solved();
    expect(solution.counter).toBeLessThan(upTo);
    const replies = await Promise.all(Array.from({ length: 20 }, () => answerWork(solution)));
    const accepted = replies.filter((reply) => reply.json().code === 0);
    expect(accepted).toHaveLength(1);
    expect(await spend(accepted[0]?.json().data.pass)).toBe(true);
    expect((await answerWork(solution)).json().code).toBe('captcha.expired');
  });

  test('does not answer for another challenge, nor for a puzzle', async () => {
    const { counter, derivedKey } = await solved();
    const other = { counter, derivedKey, id: (await offeredWork()).id };
    expect((await answerWork(other)).json().code).toBe('captcha.missed');
    const { id } = await offered();
    expect((await answerWork({ counter, derivedKey, id })).json().code).toBe('captcha.expired');
  });

  test('tells nothing that shortens the way', async () => {
    const { parameters } = await offeredWork();
    expect(Object.keys(parameters).sort()).toEqual([
      'algorithm',
      'cost',
      'keyLength',
      'keyPrefix',
      'nonce',
      'salt',
    ]);
  });

  test('has one try', async () => {
    const { id } = await offeredWork();
    expect((await answerWork({ id, ...wrong })).json().code).toBe('captcha.missed');
    expect((await answerWork({ id, ...wrong })).json().code).toBe('captcha.expired');
    expect(await database().select().from(captchaPasses)).toEqual([]);
  });

  test('is good for two minutes', async () => {
    const [early, late] = [await offeredWork(), await offeredWork()];
    served.clock.advance(lifetimeMs - 1);
    expect((await answerWork({ id: early.id, ...wrong })).json().code).toBe('captcha.missed');
    served.clock.advance(1);
    expect((await answerWork({ id: late.id, ...wrong })).json().code).toBe('captcha.expired');
  });
});

describe('the limit', () => {
  test('counts puzzles and calculations of one address in an hour', async () => {
    for (let count = 0; count < 4; count += 1) {
      expect((await send(contract.fetchPuzzle)).json().code).toBe(0);
      expect((await send(contract.fetchWork)).json().code).toBe(0);
    }
    for (const call of [contract.fetchPuzzle, contract.fetchWork]) {
      const refused = await send(call);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().code).toBe('too-many-requests');
      expect(refused.headers['retry-after']).toBe('3600');
    }
    expect((await send(contract.fetchPuzzle, undefined, '203.0.113.9')).json().code).toBe(0);
    served.clock.advance(60 * minuteMs);
    expect((await send(contract.fetchPuzzle)).json().code).toBe(0);
  });
});

test('without its database it gives no pass and says so', async () => {
  const puzzle = await offered();
  await database().$client.query('drop table captcha_passes, captcha_challenges');
  const reply = await answer(puzzle);
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 'unexpected',
    msg: 'Something went wrong on our side. Please try again.',
  });
});
