import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as contract from '#contract/captcha.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { handAnswer, placeOf, solutionsOf } from '#tests/support/captcha.ts';
import { handTrack } from '#tests/support/hand-track.ts';
import { captchaPasses } from '../db/captcha-schema.ts';
import { limitCounters } from '../db/schema.ts';
import { spendCaptchaPass } from './pass.ts';

const bound = { recipient: '+65 8123 4567', type: 4 };
const passLifetimeMs = 2 * minuteMs;

let served: TestApp;
beforeEach(async () => {
  served = await testApp({ LIMIT_CAPTCHA_PER_HOUR: '40' });
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

const offeredPuzzle = async (address?: string): Promise<contract.PuzzleOffer> =>
  (await send(contract.fetchPuzzle, undefined, address)).json().data;
const offeredWork = async (address?: string): Promise<contract.WorkOffer> =>
  (await send(contract.fetchWork, undefined, address)).json().data;

/** A puzzle and what a person would answer to it, a moment later. */
async function solved(offBy = 0) {
  const offer = await offeredPuzzle();
  const x = await placeOf(database(), offer.id);
  served.clock.advance(2 * secondMs);
  return { ...bound, ...(await handAnswer(offer, x + offBy)) };
}

const answer = (given: object, address?: string) => send(contract.answerPuzzle, given, address);
const codeOf = async (reply: ReturnType<typeof send>) => (await reply).json().code;

const passed = async (): Promise<string> => (await answer(await solved())).json().data.pass;

const spend = (pass: string, given: Partial<typeof bound> = {}) =>
  spendCaptchaPass(database(), { pass, ...bound, ...given }, served.clock.now());

describe('a puzzle', () => {
  test('comes with its pictures, the height of the piece and its work, and not with its answer', async () => {
    const reply = await send(contract.fetchPuzzle);
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

  test('is solved by the right place, which the reply tells', async () => {
    const given = await solved();
    const reply = await answer(given);
    expect(reply.json()).toEqual({
      code: 0,
      data: { pass: expect.any(String), x: given.x },
      msg: '',
    });
    expect(reply.json().data.pass.length).toBeGreaterThanOrEqual(43);
  });

  test.each([-5, 5])('may be %i pixels off', async (off) => {
    expect(await codeOf(answer(await solved(off)))).toBe(0);
  });

  test.each([-6, 6])('may not be %i pixels off', async (off) => {
    expect((await answer(await solved(off))).json()).toEqual({
      code: 'captcha.missed',
      msg: 'That did not fit. Please try again.',
    });
  });

  test('has one try: the right place after a wrong one is too late', async () => {
    const right = await solved();
    const x = right.x - 40;
    expect(await codeOf(answer({ ...right, x, track: handTrack(x) }))).toBe('captcha.missed');
    expect(await codeOf(answer(right))).toBe('captcha.expired');
    expect(await database().select().from(captchaPasses)).toEqual([]);
  });

  test('gives one pass to twenty right answers at once', async () => {
    const right = await solved();
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(right)));
    const codes = replies.map((reply) => reply.json().code).sort();
    expect(codes).toEqual([0, ...Array(19).fill('captcha.expired')]);
    expect(await database().select().from(captchaPasses)).toHaveLength(1);
  });

  test('judges one of twenty guesses at once', async () => {
    const right = await solved();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        answer({ ...right, x: (right.x + 30 + index * 7) % 360 }),
      ),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'captcha.expired')).toHaveLength(19);
  });

  test('is good for two minutes and what its work may take', async () => {
    const [early, late] = [await solved(), await solved()];
    served.clock.advance(2 * minuteMs + 300 - 4 * secondMs - 1);
    expect(await codeOf(answer(early))).toBe(0);
    served.clock.advance(2 * secondMs + 1);
    expect(await codeOf(answer(late))).toBe('captcha.expired');
  });

  test.each([
    ['no recipient', { recipient: undefined }],
    ['a recipient that is neither a phone nor a mailbox', { recipient: 'mei' }],
    ['a recipient without end', { recipient: `${'m'.repeat(254)}@x.example` }],
    ['no type', { type: undefined }],
    ['a place beyond the picture', { x: 4_000 }],
    ['an id that is none', { id: 'x' }],
    ['no way', { track: undefined }],
    ['a way without end', { track: Array.from({ length: 201 }, (_, ms) => [ms, 8]) }],
    ['a way that leaves the picture', { track: [[0, -8]] }],
    ['no work', { solutions: undefined }],
    ['work without end', { solutions: Array(33).fill({ counter: 1, derivedKey: 'ab' }) }],
  ])('is not touched by an answer with %s', async (_, wrong) => {
    const right = await solved();
    expect((await answer({ ...right, ...wrong })).statusCode).toBe(400);
    expect(await codeOf(answer(right))).toBe(0);
  });
});

describe('the way of the piece', () => {
  test('must be one that a hand makes', async () => {
    const right = await solved();
    const track = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => [
      step * 60,
      contract.puzzleFrame.firstX + ((right.x - contract.puzzleFrame.firstX) * step) / 9,
    ]);
    expect(await codeOf(answer({ ...right, track }))).toBe('captcha.missed');
  });

  test('must fit into the time since the puzzle was offered', async () => {
    const right = await solved();
    const track = handTrack(right.x, { durationMs: 2_100 });
    expect(await codeOf(answer({ ...right, track }))).toBe('captcha.missed');
  });

  test('is taken once from one network, be it longer or shorter', async () => {
    const first = await solved();
    expect(await codeOf(answer(first))).toBe(0);
    const { firstX } = contract.puzzleFrame;
    const again = async () => {
      const next = await solved();
      const scale = (next.x - firstX) / (first.x - firstX);
      const track = first.track.map(([ms, x]) => [ms, firstX + (x - firstX) * scale]);
      return { ...next, track };
    };
    expect(await codeOf(answer(await again(), '127.0.0.9'))).toBe('captcha.missed');
    expect(await codeOf(answer(await again(), '198.51.100.1'))).toBe(0);
  });
});

describe('the work of a puzzle', () => {
  test('must be done', async () => {
    const right = await solved();
    expect(await codeOf(answer({ ...right, solutions: [] }))).toBe('captcha.missed');
  });

  test('must be all done', async () => {
    const right = await solved();
    const [first, ...rest] = right.solutions;
    const solutions = [{ counter: first?.counter, derivedKey: 'ab'.repeat(32) }, ...rest];
    expect(await codeOf(answer({ ...right, solutions }))).toBe('captcha.missed');
  });

  test('is done anew for each puzzle', async () => {
    const [one, other] = [await solved(), await solved()];
    expect(await codeOf(answer(one))).toBe(0);
    const { solutions } = one;
    expect(await codeOf(answer({ ...other, solutions }))).toBe('captcha.missed');
  });

  test('is that of this puzzle', async () => {
    const [one, other] = [await solved(), await solved()];
    expect(await codeOf(answer({ ...one, solutions: other.solutions }))).toBe('captcha.missed');
    expect(await codeOf(answer(other))).toBe(0);
  });
});

describe('keys', () => {
  const { firstX, keyStep } = contract.puzzleFrame;

  /** As somebody who holds the arrow key down. */
  async function byKeys() {
    const { id } = await offeredPuzzle();
    const x = firstX + keyStep * Math.round(((await placeOf(database(), id)) - firstX) / keyStep);
    const steps = (x - firstX) / keyStep;
    const track = Array.from({ length: steps + 1 }, (_, step) => [
      33 * step,
      firstX + keyStep * step,
    ]);
    served.clock.advance(10 * secondMs);
    return { ...bound, id, x, track };
  }

  async function paid() {
    const { id, work } = await offeredWork();
    return { calculation: id, solutions: await solutionsOf(work) };
  }

  test('pay what the way without a puzzle costs', async () => {
    const reply = await answer({ ...(await byKeys()), ...(await paid()) });
    expect(reply.json()).toMatchObject({ code: 0, data: { pass: expect.any(String) } });
  });

  test('do not get by with the work of the puzzle', async () => {
    const offer = await offeredPuzzle();
    const given = await byKeys();
    const solutions = await solutionsOf(offer.work);
    expect(await codeOf(answer({ ...given, calculation: offer.id, solutions }))).toBe(
      'captcha.expired',
    );
    const { solutions: elsewhere } = await paid();
    expect(await codeOf(answer({ ...(await byKeys()), solutions: elsewhere }))).toBe(
      'captcha.missed',
    );
  });

  test('do not pay twice with the same', async () => {
    const payment = await paid();
    expect(await codeOf(answer({ ...(await byKeys()), ...payment }))).toBe(0);
    expect(await codeOf(answer({ ...(await byKeys()), ...payment }))).toBe('captcha.expired');
    const { calculation: id, solutions } = payment;
    expect(await codeOf(send(contract.answerWork, { ...bound, id, solutions }))).toBe(
      'captcha.expired',
    );
  });

  test('step as keys do', async () => {
    const given = await byKeys();
    const track = handTrack(given.x);
    expect(await codeOf(answer({ ...given, track, ...(await paid()) }))).toBe('captcha.missed');
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
          spendCaptchaPass(tx, { pass, ...bound }, served.clock.now()),
        ),
      ),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  test('is not spent by a transaction that fails', async () => {
    const pass = await passed();
    const failing = database().transaction(async (tx) => {
      await spendCaptchaPass(tx, { pass, ...bound }, served.clock.now());
      throw new Error('no text was queued');
    });
    await expect(failing).rejects.toThrow('no text was queued');
    expect(await spend(pass)).toBe(true);
  });

  test('is bound to its recipient and its type', async () => {
    const pass = await passed();
    expect(await spend(pass, { recipient: '+65 8123 4568' })).toBe(false);
    expect(await spend(pass, { recipient: 'mei+6581234567@x.example' })).toBe(false);
    expect(await spend(pass, { type: 5 })).toBe(false);
    expect(await spend(pass)).toBe(true);
  });

  test.each(['+6581234567', '+65-8123-4567', '65 81234567', '+٦٥ ８１２３ 4567'])(
    'knows its phone written as %s',
    async (recipient) => {
      expect(await spend(await passed(), { recipient })).toBe(true);
    },
  );

  test('knows its mailbox in other case, and no other', async () => {
    const given = { ...(await solved()), recipient: 'Mei@Harbour.example' };
    const { pass } = (await answer(given)).json().data;
    expect(await spend(pass, { recipient: 'mei2@harbour.example' })).toBe(false);
    expect(await spend(pass, { recipient: 'mei@harbour.example' })).toBe(true);
  });

  test('is good for two minutes', async () => {
    const early = await passed();
    served.clock.advance(passLifetimeMs - 1);
    expect(await spend(early)).toBe(true);
    const late = await passed();
    served.clock.advance(passLifetimeMs);
    expect(await spend(late)).toBe(false);
  });

  test('and its recipient are not kept in the clear', async () => {
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
  const answerWork = (given: object, address?: string) =>
    send(contract.answerWork, { ...bound, ...given }, address);

  async function calculated() {
    const { id, work } = await offeredWork();
    return { id, solutions: await solutionsOf(work) };
  }

  const wrongOnes = Array.from({ length: 8 }, () => ({ counter: 7, derivedKey: 'ab'.repeat(32) }));

  test('gives the same kind of pass, and is not taken twice', async () => {
    const given = await calculated();
    const replies = await Promise.all(Array.from({ length: 20 }, () => answerWork(given)));
    const accepted = replies.filter((reply) => reply.json().code === 0);
    expect(accepted).toHaveLength(1);
    expect(await spend(accepted[0]?.json().data.pass)).toBe(true);
    expect(await codeOf(answerWork(given))).toBe('captcha.expired');
  });

  test('does not answer for another, nor for a puzzle', async () => {
    const { solutions } = await calculated();
    const other = { solutions, id: (await offeredWork()).id };
    expect(await codeOf(answerWork(other))).toBe('captcha.missed');
    const { id } = await offeredPuzzle();
    expect(await codeOf(answerWork({ solutions, id }))).toBe('captcha.expired');
  });

  test('takes a phone about three seconds, and tells nothing that shortens the way', async () => {
    const { work, lifetimeMs } = await offeredWork();
    expect(work.expectedMs).toBe(3 * secondMs);
    expect(lifetimeMs).toBe(2 * minuteMs + 9 * secondMs);
    const told = ['algorithm', 'cost', 'keyLength', 'keyPrefix', 'nonce', 'salt'];
    for (const part of work.parts) expect(Object.keys(part).sort()).toEqual(told);
  });

  test('has one try', async () => {
    const { id } = await offeredWork();
    expect(await codeOf(answerWork({ id, solutions: wrongOnes }))).toBe('captcha.missed');
    expect(await codeOf(answerWork({ id, solutions: wrongOnes }))).toBe('captcha.expired');
    expect(await database().select().from(captchaPasses)).toEqual([]);
  });

  test('has an end', async () => {
    const [early, late] = [await offeredWork(), await offeredWork()];
    served.clock.advance(early.lifetimeMs - 1);
    expect(await codeOf(answerWork({ id: early.id, solutions: wrongOnes }))).toBe('captcha.missed');
    served.clock.advance(1);
    expect(await codeOf(answerWork({ id: late.id, solutions: wrongOnes }))).toBe('captcha.expired');
  });

  describe('grows with failures', () => {
    const fail = async (address?: string) =>
      answerWork({ id: (await offeredWork(address)).id, solutions: [] }, address);

    const priceOf = async (address?: string) => {
      const [puzzle, work] = [await offeredPuzzle(address), await offeredWork(address)];
      return [puzzle.work.expectedMs, work.work.expectedMs];
    };

    test('to the double each time, up to a minute', async () => {
      const prices = [];
      for (let failures = 0; failures <= 10; failures += 1) {
        prices.push(await priceOf('203.0.113.7'));
        served.clock.advance(1);
        await fail('203.0.113.9');
      }
      expect(prices.slice(0, 6)).toEqual([
        [100, 3_000],
        [200, 6_000],
        [400, 12_000],
        [800, 24_000],
        [1_600, 48_000],
        [3_200, 60_000],
      ]);
      expect(prices.at(-1)).toEqual([60_000, 60_000]);
    });

    test('and the numbers searched for with it, while what the server does stays the same', async () => {
      const cheap = await offeredWork();
      await fail();
      const dear = await offeredWork();
      expect(Math.abs(dear.work.upTo - 2 * cheap.work.upTo)).toBeLessThanOrEqual(1);
      expect(dear.work.parts).toHaveLength(cheap.work.parts.length);
      expect(dear.work.parts[0]?.cost).toBe(cheap.work.parts[0]?.cost);
    });

    test('of the whole network, and of no other', async () => {
      await fail('203.0.113.7');
      await fail('2001:db8:1:2:3::4');
      expect(await priceOf('203.0.113.250')).toEqual([200, 6_000]);
      expect(await priceOf('203.0.114.7')).toEqual([100, 3_000]);
      expect(await priceOf('2001:db8:1:ffff::1')).toEqual([200, 6_000]);
      expect(await priceOf('2001:db8:2::1')).toEqual([100, 3_000]);
    });

    test('of every kind: a miss, a way no hand makes, work that was not done', async () => {
      await answer(await solved(30));
      const even = await solved();
      await answer({ ...even, track: even.track.slice(-2) });
      const unpaid = await solved();
      await answer({ ...unpaid, solutions: [] });
      await fail();
      expect(await priceOf()).toEqual([1_600, 48_000]);
    });

    test('which success does not undo and time does', async () => {
      await fail();
      await fail();
      await passed();
      expect(await priceOf()).toEqual([400, 12_000]);
      served.clock.advance(30 * minuteMs);
      await fail();
      expect(await priceOf()).toEqual([800, 24_000]);
      served.clock.advance(30 * minuteMs);
      expect(await priceOf()).toEqual([200, 6_000]);
      served.clock.advance(30 * minuteMs);
      expect(await priceOf()).toEqual([100, 3_000]);
    });

    test('and not with what came too late', async () => {
      const { id } = await offeredWork();
      served.clock.advance(10 * minuteMs);
      await answerWork({ id, solutions: [] });
      expect(await priceOf()).toEqual([100, 3_000]);
    });

    test('that happen at once are all counted', async () => {
      const offers = await Promise.all(Array.from({ length: 12 }, () => offeredWork()));
      await Promise.all(offers.map(({ id }) => answerWork({ id, solutions: [] })));
      const [row] = await database()
        .select({ count: limitCounters.count })
        .from(limitCounters)
        .where(and(like(limitCounters.key, 'captcha:failed:%'), eq(limitCounters.count, 12)));
      expect(row?.count).toBe(12);
    });
  });
});

describe('the limit', () => {
  test('counts puzzles and calculations of one address in an hour', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect(await codeOf(send(contract.fetchPuzzle))).toBe(0);
      expect(await codeOf(send(contract.fetchWork))).toBe(0);
    }
    for (const call of [contract.fetchPuzzle, contract.fetchWork]) {
      const refused = await send(call);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().code).toBe('too-many-requests');
      expect(refused.headers['retry-after']).toBe('3600');
    }
    expect(await codeOf(send(contract.fetchPuzzle, undefined, '203.0.113.9'))).toBe(0);
    served.clock.advance(60 * minuteMs);
    expect(await codeOf(send(contract.fetchPuzzle))).toBe(0);
  });
});

test('without its database it gives no pass and says so', async () => {
  const given = await solved();
  await database().$client.query('drop table captcha_passes, captcha_challenges');
  const reply = await answer(given);
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 'unexpected',
    msg: 'Something went wrong on our side. Please try again.',
  });
});
