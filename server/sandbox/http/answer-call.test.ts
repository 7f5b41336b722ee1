import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { practice, sandboxApp } from '#tests/support/sandbox.ts';
import { sandboxRecords } from '../../db/sandbox-schema.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
afterAll(() => running.close());

const text = { body: { phones: ['12025550101'], content: 'Hello' } };

test.each([
  { call: 'smsSendV2', wanted: text, statements: 8 },
  { call: 'smsGetRecord', wanted: {}, statements: 4 },
  { call: 'smsSendV2', wanted: { headers: { 'x-sandbox-answer': '1301' } }, statements: 3 },
])('$call runs $statements statements', async ({ call, wanted, statements }) => {
  const { send } = await practice(running);
  // The first call updates the last use of the key.
  await send(call, wanted);
  const submit = vi.spyOn(pg.Query.prototype, 'submit');
  await send(call, wanted);
  expect(submit).toHaveBeenCalledTimes(statements);
  submit.mockRestore();
});

test('eight parallel calls of one session all store their records', async () => {
  const { send, application } = await practice(running);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('smsSendV2', text)));
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(0));
  const own = eq(sandboxRecords.applicationId, application.id);
  expect(await running.context.database.$count(sandboxRecords, own)).toBe(8);
});
