import { afterEach, beforeEach, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { sessions } from '../../db/schema.ts';

let served: TestApp;
let they: Console;
beforeEach(async () => {
  served = await testApp();
  they = await consoleOn(served);
});
afterEach(() => served.close());

test('an ended session stays ended when the clock goes back', async () => {
  served.clock.advance(3 * hourMs);
  expect((await they.who()).status).toBe(401);
  served.clock.advance(-3 * hourMs);
  expect((await they.who()).status).toBe(401);
  expect(await served.context.database.select().from(sessions)).toEqual([]);
});

test('a session opened by a fast clock ends when the clock is corrected', async () => {
  served.clock.advance(48 * hourMs);
  const token: string = (await they.logIn()).body.data.usertoken;
  served.clock.advance(-48 * hourMs);
  expect((await they.who({ token })).status).toBe(401);
});

test('clocks of two machines may differ slightly', async () => {
  served.clock.advance(-4 * minuteMs);
  expect((await they.who()).status).toBe(200);
});
