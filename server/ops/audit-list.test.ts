import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { sessions } from '../db/schema.ts';
import { runLine } from './run.ts';

let served: TestApp;
let they: Console;

/** 9:30 Mei logs in, 10:30 she adds Lin, 11:30 Anna disables Mei. */
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  served.clock.advance(hourMs);
  await served.context.database.update(sessions).set({ confirmedAt: served.clock.now() });
  await they.hire();
  served.clock.advance(hourMs);
  await run('customers disable mei.tan --by anna');
});
afterAll(() => served.close());

const run = (line: string) => runLine(line.split(' '), (_, work) => work(served.context));

type Printed = { action: string; who: string; target: string; request: string; details: object };

const events = async (line = ''): Promise<Printed[]> =>
  JSON.parse((await run(`audit list ${line} --json`.replace('  ', ' '))).text).events;

const actions = async (line?: string) => (await events(line)).map(({ action }) => action);

const all = ['customer.disabled', 'employee.added', 'session.opened'];

test('lists the newest event first, with actor, target, origin and details', async () => {
  const [disabled, added, opened] = await events();
  expect([disabled?.action, added?.action, opened?.action]).toEqual(all);
  expect(disabled).toEqual({
    ...{ at: '2026-03-01T11:30:00.000Z', who: 'operator anna', action: 'customer.disabled' },
    ...{ target: opened?.who, address: null, request: null, details: { sessionsEnded: 1 } },
  });
  expect(opened?.who).toMatch(/^customer [\da-f-]{36}$/);
  expect(added).toMatchObject({
    ...{ who: opened?.who, target: expect.stringMatching(/^employee [\da-f-]{36}$/) },
    ...{ address: '127.0.0.1', details: { username: 'lin', menus: ['home'] } },
  });
});

test.each([
  ['--who anna', [0]],
  ['--who operator', [0]],
  ['--who mei@harbour.example', [1, 2]],
  ['--who customer', [1, 2]],
  ['--who nobody', []],
  ['--action session.opened', [2]],
  ['--target mei.tan', [0, 2]],
  ['--target employee', [1]],
  ['--since 2026-03-01T10:30Z', [0, 1]],
  ['--until 2026-03-01T10:30Z', [2]],
  ['--since 2026-03-01T10:00Z --until 2026-03-01T11:00Z', [1]],
  ['--who customer --limit 1', [1]],
])('%s', async (filter, found) => {
  expect(await actions(filter)).toEqual(found.map((index) => all[index]));
});

test('an employee is found by the id that customers show prints', async () => {
  const { employees } = JSON.parse((await run('customers show mei.tan --json')).text);
  expect(await actions(`--target ${employees[0].id}`)).toEqual(['employee.added']);
});

test('the events of one request are found by its request id', async () => {
  const [, added] = await events();
  expect(await actions(`--request ${added?.request}`)).toEqual(['employee.added']);
});

test('a table shows the details in one column', async () => {
  const { text } = await run('audit list --who anna');
  expect(text).toMatch(/^events\n {2}at +who +action +target +address +request +details\n/);
  expect(text).toMatch(/operator anna {2}customer\.disabled .* {"sessionsEnded":1}$/m);
});

test.each([
  ['audit list --action frob', '--action must be one of account.signed-up, '],
  [
    'audit list --since yesterdayish',
    '--since must be a moment with its zone, such as 2026-03-01T09:30Z',
  ],
  ['audit list --limit 0', '--limit must be at least 1'],
])('"%s" is explained without touching the database', async (line, words) => {
  const untouched = () => Promise.reject(new Error('the database was touched'));
  const { exitCode, text } = await runLine(line.split(' '), untouched);
  expect(exitCode).toBe(2);
  expect(text).toContain(words);
});
