import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/captcha.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { solutionsOf } from '#tests/support/captcha.ts';
import { type CaptchaClient, captchaOn, codeOf } from '#tests/support/captcha-client.ts';
import { captchaPasses } from '../db/captcha-schema.ts';

let served: TestApp;
let captcha: CaptchaClient;
beforeEach(async () => {
  served = await testApp({ LIMIT_CAPTCHA_PER_HOUR: '40' });
  captcha = captchaOn(served);
});
afterEach(() => served.close());

async function calculate() {
  const { id, work } = await captcha.fetchWork();
  return { id, solutions: await solutionsOf(work) };
}

const wrongSolutions = Array.from({ length: 8 }, () => ({
  counter: 7,
  derivedKey: 'ab'.repeat(32),
}));

test('a calculation yields one pass, whatever the number of parallel answers', async () => {
  const given = await calculate();
  const replies = await Promise.all(Array.from({ length: 20 }, () => captcha.answerWork(given)));
  const accepted = replies.filter((reply) => reply.json().code === 0);
  expect(accepted).toHaveLength(1);
  expect(await captcha.spend(accepted[0]?.json().data.pass)).toBe(true);
  expect(await codeOf(captcha.answerWork(given))).toBe('captcha.expired');
});

test('solutions of another challenge or of a puzzle are refused', async () => {
  const { solutions } = await calculate();
  const other = { solutions, id: (await captcha.fetchWork()).id };
  expect(await codeOf(captcha.answerWork(other))).toBe('captcha.missed');
  const { id } = await captcha.fetchPuzzle();
  expect(await codeOf(captcha.answerWork({ solutions, id }))).toBe('captcha.expired');
});

test('a calculation is priced at three seconds on a phone and does not reveal its solution', async () => {
  const { work, lifetimeMs } = await captcha.fetchWork();
  expect(work.expectedMs).toBe(3 * secondMs);
  expect(lifetimeMs).toBe(2 * minuteMs + 9 * secondMs);
  const names = ['algorithm', 'cost', 'keyLength', 'keyPrefix', 'nonce', 'salt'];
  for (const part of work.parts) expect(Object.keys(part).sort()).toEqual(names);
});

test('a calculation has one attempt', async () => {
  const { id } = await captcha.fetchWork();
  expect(await codeOf(captcha.answerWork({ id, solutions: wrongSolutions }))).toBe(
    'captcha.missed',
  );
  expect(await codeOf(captcha.answerWork({ id, solutions: wrongSolutions }))).toBe(
    'captcha.expired',
  );
  expect(await served.context.database.select().from(captchaPasses)).toEqual([]);
});

test('a calculation expires', async () => {
  const [early, late] = [await captcha.fetchWork(), await captcha.fetchWork()];
  served.clock.advance(early.lifetimeMs - 1);
  expect(await codeOf(captcha.answerWork({ id: early.id, solutions: wrongSolutions }))).toBe(
    'captcha.missed',
  );
  served.clock.advance(1);
  expect(await codeOf(captcha.answerWork({ id: late.id, solutions: wrongSolutions }))).toBe(
    'captcha.expired',
  );
});

test('puzzles and calculations share the hourly limit of an address', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect(await codeOf(captcha.send(contract.fetchPuzzle))).toBe(0);
    expect(await codeOf(captcha.send(contract.fetchWork))).toBe(0);
  }
  for (const call of [contract.fetchPuzzle, contract.fetchWork]) {
    const refused = await captcha.send(call);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too-many-requests');
    expect(refused.headers['retry-after']).toBe('3600');
  }
  expect(await codeOf(captcha.send(contract.fetchPuzzle, undefined, '203.0.113.9'))).toBe(0);
  served.clock.advance(60 * minuteMs);
  expect(await codeOf(captcha.send(contract.fetchPuzzle))).toBe(0);
});
