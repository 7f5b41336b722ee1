import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { runCommand, tracedCommands, untracedCommands } from '#tests/support/audit/commands.ts';
import { watchUnnoted } from '#tests/support/unnoted-changes.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { commands } from './commands.ts';

test('every command records an audit event or is listed as recording none', () => {
  const known = [...Object.keys(tracedCommands), ...Object.keys(untracedCommands)];
  expect(known.sort()).toEqual(commands.map(({ name }) => name).sort());
});

describe('a completed command', () => {
  let served: TestApp;
  let folder: string;
  beforeEach(async () => {
    served = await testApp();
    folder = await mkdtemp(join(tmpdir(), 'nuntix-ops-'));
  });
  afterEach(async () => {
    await served.close();
    await rm(folder, { recursive: true });
  });

  /** Audit events recorded by the command. */
  async function eventsOf(name: string, rest: string[]) {
    const { database } = served.context;
    const before = await database.$count(auditEvents);
    const unnoted = await watchUnnoted(served);
    const { exitCode, text } = await runCommand(served, name, ...rest);
    expect(exitCode, text).toBe(0);
    expect(await unnoted(), 'accounts without `noteChange`').toEqual([]);
    return database.select().from(auditEvents).orderBy(asc(auditEvents.id)).offset(before);
  }

  test.each(Object.entries(tracedCommands))(
    'records its event: %s',
    async (name, [action, walk]) => {
      const rest = await walk(served, folder);
      expect(await eventsOf(name, [...rest, '--by', 'anna'])).toMatchObject([
        { action, at: served.clock.now(), actorKind: 'operator', actorName: 'anna', address: null },
      ]);
    },
  );

  test.each(Object.entries(untracedCommands))('records none: %s', async (name, walk) => {
    expect(await eventsOf(name, await walk(served, folder))).toEqual([]);
  });
});
