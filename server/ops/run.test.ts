import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { systemClock } from '../context.ts';
import { contactMessages, outboxMessages } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import type { Command, Work } from './command.ts';
import { commands } from './commands.ts';
import { runLine } from './run.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const run = (line: string) =>
  runLine(line.split(' ').filter(Boolean), (_: Command, work: Work) =>
    work({ env: readEnv({}), database: fresh.database, clock: systemClock }),
  );

const untouched = () => Promise.reject(new Error('the database was touched'));

test('no command, and --help, list every command', async () => {
  for (const args of [[], ['--help'], ['help']]) {
    const { exitCode, text } = await runLine(args, untouched);
    expect(exitCode).toBe(0);
    for (const { name, summary } of commands)
      expect(text).toMatch(new RegExp(`^  ${name} +${summary.replaceAll('.', '\\.')}$`, 'm'));
  }
});

test('each command prints its help without a database', async () => {
  for (const { name, summary } of commands) {
    const { exitCode, text } = await runLine([...name.split(' '), '--help'], untouched);
    expect(exitCode).toBe(0);
    expect(text).toContain(`npm run ops -- ${name}`);
    expect(text).toContain(summary);
  }
});

test.each([
  ['frob', 'There is no command "frob"'],
  ['stauts open', '  status open '],
  ['status opne', '  status open '],
  ['outbox', 'There is no command "outbox". There is:\n\n  outbox list '],
  ['outbox frob', 'There is no command "outbox frob"'],
  ['outbox list --frob', '--frob'],
  ['outbox list --status lost', '--status must be queued, sent or dead'],
  ['outbox list extra', 'extra'],
  ['contact list --limit many', '--limit must be a number'],
  ['contact list --state lost', '--state must be open, answered or all'],
  ['outbox retry', 'Name one message'],
  ['outbox retry --all 1', 'Name one message'],
  ['outbox retry 17', 'not the id of a message'],
  ['tickets list --type lost', '--type must be one of product'],
  ['tickets show 1201', 'Name one ticket, such as T-1201'],
  ['tickets open mei.tan --type other --subject Limits', '--text is required'],
  ['tickets answer T-1201', '--text is required'],
  ['db dump', 'Name one file'],
  ['db grant', 'Name one role'],
  ['db restore a b', 'Name one file'],
  ['db move', '--to is required'],
  ['db move --to mysql://me@host/name', '--to must be an address'],
])('"%s" is explained with exit code 2 without touching the database', async (line, words) => {
  const { exitCode, text } = await runLine(line.split(' '), untouched);
  expect(exitCode).toBe(2);
  expect(text).toContain(words);
});

test('db status lists migrations and tables', async () => {
  const { text } = await run('db status --json');
  const report = JSON.parse(text);
  expect(report.migrations[0]).toMatchObject({ name: '0001-ground.sql' });
  expect(report.tables.map(({ table }: { table: string }) => table)).toContain('countries');
  expect((await run('db status')).text).toMatch(/^migrations\n {2}name +applied\n/);
});

test('a dead message is retried by id; other messages are refused', async () => {
  const [dead, sent] = [randomUUID(), randomUUID()];
  const base = {
    channel: 'mail' as const,
    lane: 'mail' as const,
    recipient: 'info@nuntix.example',
    template: 'contact-notice',
    locale: 'en' as const,
    payload: {},
  };
  await fresh.database.insert(outboxMessages).values([
    { ...base, id: dead, status: 'dead' },
    { ...base, id: sent, status: 'sent' },
  ]);
  expect((await run(`outbox retry ${sent}`)).text).toBe('requeued: 0');
  expect((await run(`outbox retry ${dead}`)).text).toBe('requeued: 1');
  const { messages } = JSON.parse((await run('outbox list --status queued --json')).text);
  expect(messages.map(({ id }: { id: string }) => id)).toEqual([dead]);
});

test('visitors’ text cannot control the terminal', async () => {
  await fresh.database.insert(contactMessages).values({
    fullName: 'Eve\u001b[2J',
    email: 'eve@nuntix.example',
    phone: '+12025550100',
    message: 'one\ntwo\u202e',
    locale: 'en',
    requestId: randomUUID(),
  });
  expect((await run('contact list --state answered')).text).not.toContain('Eve');
  const { text } = await run('contact list --state open');
  expect(text).toContain('one two');
  expect(text).not.toContain('\u001b');
  expect(text).not.toContain('\u202e');
});
