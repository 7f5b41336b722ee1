import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accept } from '#contract/envelope.ts';
import { secondMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { CallTimeout } from '../call-timeout.ts';
import type { Caller } from '../context.ts';
import { requestAnswers } from '../db/replay-schema.ts';
import { answerOnce, transactOnce } from './answer-once.ts';
import { AppError } from './errors.ts';
import { requestHashes, storeAnswer } from './request-answers.ts';

let served: TestApp;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(() => served.startOver());
afterAll(() => served.close());

const identity = ['a request'];
const caller: Caller = {
  address: '127.0.0.1',
  locale: 'en',
  requestId: 'a request',
  userAgent: '',
  browser: { read: () => undefined, store: () => undefined },
};
const hashOf = () => requestHashes(served.context, identity)[0] ?? '';
const answers = () => served.context.database.select().from(requestAnswers);
const ask = (run: (caller: Caller) => Promise<unknown>) =>
  answerOnce(served.context, caller, identity, run);
const change = (work: () => Promise<string>) => (asker: Caller) =>
  transactOnce(served.context, asker, work).then(accept);

/** Another process began the same request so long ago. */
const begun = (agoMs: number) =>
  served.context.database.insert(requestAnswers).values({
    requestHash: hashOf(),
    startedAt: new Date(served.clock.now().getTime() - agoMs),
  });

test('a repeat waits for the first run, for a limited time', async () => {
  await begun(29 * secondMs);
  const run = vi.fn();
  await expect(ask(run)).rejects.toBeInstanceOf(CallTimeout);
  expect(run).not.toHaveBeenCalled();
});

test('a repeat runs the request of a process that ended', async () => {
  await begun(30 * secondMs);
  expect(await ask(change(async () => 'done'))).toEqual(accept('done'));
  expect(await ask(vi.fn())).toEqual(accept('done'));
});

test('a run that was overtaken changes nothing and returns the answer of the other', async () => {
  const work = vi.fn(async () => 'mine');
  const answer = await ask(async (asker) => {
    const request = { hash: hashOf(), sessionId: null };
    const other = { outcome: { reply: accept('theirs') }, cookies: [] };
    await storeAnswer(served.context.database, served.context, request, other);
    return change(work)(asker);
  });
  expect(answer).toEqual(accept('theirs'));
  expect(work).not.toHaveBeenCalled();
});

test('an answer is stored in the transaction of its change', async () => {
  const failing = change(async () => {
    throw new Error('no');
  });
  await expect(ask(failing)).rejects.toThrow('no');
  expect(await answers()).toEqual([]);
  expect(await ask(change(async () => 'done'))).toEqual(accept('done'));
});

test.each([
  ['a refusal that a form shows is an answer', 'key.limit', 1],
  ['a server that is busy has not answered', 'busy', 0],
] as const)('%s', async (_, code, kept) => {
  const refuse = async () => {
    throw new AppError(code);
  };
  await expect(ask(refuse)).rejects.toMatchObject({ code });
  expect(await answers()).toHaveLength(kept);
});
