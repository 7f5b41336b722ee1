import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAccountEvents, recogniseEvent } from '#contract/account-events.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';

let served: TestApp;
let they: Console;
beforeEach(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
  they = await consoleOn(served);
});
afterEach(() => served.close());

const questionTo = async (token: string) =>
  (await they.send(listAccountEvents, {}, { token })).body.data.question;
const answer = (token: string, id: number, mine: boolean) =>
  they.send(recogniseEvent, { id, mine }, { token });
const logInElsewhere = async (): Promise<string> => {
  served.clock.advance(60_000);
  return (await accountsOn(served).logIn()).body.data.usertoken;
};

test('a new device does not answer for itself', async () => {
  const stranger = await logInElsewhere();
  const question = await questionTo(they.token);
  expect(question).toMatchObject({ action: 'session.opened' });
  expect(await questionTo(stranger)).toBeNull();
  expect((await answer(stranger, question.id, true)).status).toBe(404);
  expect(await questionTo(they.token)).toEqual(question);
});

test('each of two new devices is asked about', async () => {
  await logInElsewhere();
  const first = await questionTo(they.token);
  await logInElsewhere();
  const second = await questionTo(they.token);
  expect(second.id).toBeGreaterThan(first.id);
  await answer(they.token, second.id, true);
  expect(await questionTo(they.token)).toEqual(first);
  await answer(they.token, first.id, true);
  expect(await questionTo(they.token)).toBeNull();
});

test('“not me” settles all earlier events', async () => {
  await logInElsewhere();
  await logInElsewhere();
  await answer(they.token, (await questionTo(they.token)).id, false);
  expect(await questionTo(they.token)).toBeNull();
});
