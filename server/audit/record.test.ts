import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { auditEvents } from '../db/audit-schema.ts';
import type { Database } from '../db/database.ts';
import { recordEvent } from './record.ts';

const now = new Date('2026-03-01T09:30:00Z');
const caller = {
  address: '203.0.113.7',
  requestId: 'b1f6ff0e-4f0c-4f3e-9d4c-0a4f7d0c2b11',
  userAgent: 'Firefox',
};
const session = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';
const customer = { kind: 'customer', id: 'aa0cf7a0-2f0e-4c43-8a53-0d2b4c6f1e02' } as const;

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
});
afterAll(() => drop());

const purging = "set local audit.purging = 'on'";
const refused = { cause: { code: '42501' } };

/** Runs statements in one transaction. */
const run = (...statements: string[]) =>
  database.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
  });

beforeEach(async () => {
  await run(purging, 'delete from audit_events');
  await database.transaction((tx) =>
    recordEvent(
      tx,
      {
        action: 'session.opened',
        by: customer,
        target: customer,
        from: caller,
        details: { session },
      },
      now,
    ),
  );
});

test('an event has actor, action, target, origin, time and request id', async () => {
  expect(await database.select().from(auditEvents)).toMatchObject([
    {
      ...{ at: now, actorKind: 'customer', actorId: customer.id, actorName: null },
      ...{ action: 'session.opened', targetKind: 'customer', targetId: customer.id },
      ...{ ...caller, details: { session } },
    },
  ]);
});

test('a command has an operator’s name and no address', async () => {
  await database.transaction((tx) =>
    recordEvent(
      tx,
      {
        action: 'outbox.retried',
        by: { kind: 'operator', name: 'anna' },
        target: { kind: 'message' },
        details: { messages: 2 },
      },
      now,
    ),
  );
  expect((await database.select().from(auditEvents))[1]).toMatchObject({
    ...{ actorKind: 'operator', actorId: null, actorName: 'anna', targetId: null },
    ...{ address: null, requestId: null, details: { messages: 2 } },
  });
});

test('details outside the action’s schema are not stored', async () => {
  const tooMuch = { session, token: 'a secret' };
  await database.transaction((tx) =>
    recordEvent(
      tx,
      { action: 'session.opened', by: customer, target: customer, details: tooMuch },
      now,
    ),
  );
  expect((await database.select().from(auditEvents))[1]?.details).toEqual({ session });
});

test('a change that fails stores no event', async () => {
  const failing = database.transaction(async (tx) => {
    await recordEvent(
      tx,
      { action: 'employee.enabled', by: customer, target: customer, details: {} },
      now,
    );
    throw new Error('later trouble');
  });
  await expect(failing).rejects.toThrow('later trouble');
  expect(await database.$count(auditEvents)).toBe(1);
});

test.each([
  "update audit_events set actor_name = 'somebody else'",
  'update audit_events set details = details where false',
  'delete from audit_events',
  'truncate audit_events',
])('the database refuses: %s', async (statement) => {
  await expect(run(statement)).rejects.toMatchObject(refused);
  expect(await database.$count(auditEvents)).toBe(1);
});

test('the purge may delete, and may not change anything', async () => {
  await expect(run(purging, 'truncate audit_events')).rejects.toMatchObject(refused);
  await expect(run(purging, 'update audit_events set action = action')).rejects.toMatchObject(
    refused,
  );
  await run(purging, 'delete from audit_events');
  expect(await database.$count(auditEvents)).toBe(0);
});

test('the permission to delete ends with its transaction, also on the same connection', async () => {
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    await client.query(purging);
    await client.query('commit');
    await expect(client.query('delete from audit_events')).rejects.toMatchObject({ code: '42501' });
  } finally {
    client.release();
  }
});
