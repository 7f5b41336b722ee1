import { expect, test } from 'vitest';
import * as contract from '#contract/captcha.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { solutionsOf } from '#tests/support/captcha.ts';
import { codeOf } from '#tests/support/captcha-client.ts';
import { captchaTests } from '#tests/support/captcha-tests.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { captchaPasses } from '../db/captcha-schema.ts';
import { readEnv } from '../env.ts';

const tests = captchaTests();

async function calculate() {
  const { id, work } = await tests.captcha.fetchWork();
  return { id, solutions: await solutionsOf(work) };
}

const wrongSolutions = Array.from({ length: 8 }, () => ({
  counter: 7,
  derivedKey: 'ab'.repeat(32),
}));

test('a calculation yields one pass, whatever the number of parallel answers', async () => {
  const given = await calculate();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => tests.captcha.answerWork(given)),
  );
  const accepted = replies.filter((reply) => reply.json().code === 0);
  expect(accepted).toHaveLength(1);
  expect(await tests.captcha.spend(accepted[0]?.json().data.pass)).toBe(true);
  expect(await codeOf(tests.captcha.answerWork(given))).toBe('captcha.expired');
});

test('solutions of another challenge or of a puzzle are refused', async () => {
  const { solutions } = await calculate();
  const other = { solutions, id: (await tests.captcha.fetchWork()).id };
  expect(await codeOf(tests.captcha.answerWork(other))).toBe('captcha.missed');
  const { id } = await tests.captcha.fetchPuzzle();
  expect(await codeOf(tests.captcha.answerWork({ solutions, id }))).toBe('captcha.expired');
});

test('a calculation is priced at three seconds on a phone and does not reveal its solution', async () => {
  const { work, lifetimeMs } = await tests.captcha.fetchWork();
  expect(work.expectedMs).toBe(3 * secondMs);
  expect(lifetimeMs).toBe(2 * minuteMs + 9 * secondMs);
  const names = ['algorithm', 'cost', 'keyLength', 'keyPrefix', 'nonce', 'salt'];
  for (const part of work.parts) expect(Object.keys(part).sort()).toEqual(names);
});

test('an attempt costs what it must by default, and production allows no less', async () => {
  expect(readEnv({}).limits.captchaCost).toBe(1_500);
  expect(readEnv({ ...productionSettings, CAPTCHA_COST: '1500' }).production).toBe(true);
  expect(() => readEnv({ ...productionSettings, CAPTCHA_COST: '1499' })).toThrow(
    'CAPTCHA_COST is at least 1500',
  );
});

test('a calculation has one attempt', async () => {
  const { id } = await tests.captcha.fetchWork();
  expect(await codeOf(tests.captcha.answerWork({ id, solutions: wrongSolutions }))).toBe(
    'captcha.missed',
  );
  expect(await codeOf(tests.captcha.answerWork({ id, solutions: wrongSolutions }))).toBe(
    'captcha.expired',
  );
  expect(await tests.served.context.database.select().from(captchaPasses)).toEqual([]);
});

test('a calculation expires', async () => {
  const [early, late] = [await tests.captcha.fetchWork(), await tests.captcha.fetchWork()];
  tests.served.clock.advance(early.lifetimeMs - 1);
  expect(await codeOf(tests.captcha.answerWork({ id: early.id, solutions: wrongSolutions }))).toBe(
    'captcha.missed',
  );
  tests.served.clock.advance(1);
  expect(await codeOf(tests.captcha.answerWork({ id: late.id, solutions: wrongSolutions }))).toBe(
    'captcha.expired',
  );
});

test('puzzles and calculations share the hourly limit of an address', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect(await codeOf(tests.captcha.send(contract.fetchPuzzle))).toBe(0);
    expect(await codeOf(tests.captcha.send(contract.fetchWork))).toBe(0);
  }
  for (const call of [contract.fetchPuzzle, contract.fetchWork]) {
    const refused = await tests.captcha.send(call);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too-many-requests');
    expect(refused.headers['retry-after']).toBe('3600');
  }
  expect(await codeOf(tests.captcha.send(contract.fetchPuzzle, undefined, '203.0.113.9'))).toBe(0);
  tests.served.clock.advance(60 * minuteMs);
  expect(await codeOf(tests.captcha.send(contract.fetchPuzzle))).toBe(0);
});
