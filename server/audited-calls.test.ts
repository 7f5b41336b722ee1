import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hourMs } from '#contract/time-units.ts';
import { readCalls } from '#scripts/contract-calls.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { tracedCalls } from '#tests/support/audit/traced-calls.ts';
import { untracedCalls } from '#tests/support/audit/untraced-calls.ts';
import type { Walk } from '#tests/support/audit/walk.ts';
import { restore } from '#tests/support/pooled-database.ts';
import { theApi } from '#tests/support/sandbox.ts';
import { watchUnnoted } from '#tests/support/unnoted-changes.ts';
import { auditEvents } from './db/audit-schema.ts';

test('every call of the contract is listed as recorded or unrecorded', async () => {
  const known = [...tracedCalls, ...untracedCalls].map(([{ path }]) => path);
  expect([...new Set(known)].sort()).toEqual((await readCalls()).map(({ path }) => path).sort());
});

describe('an accepted call', () => {
  let served: TestApp;
  beforeAll(async () => {
    served = await testApp({}, { documentedApi: theApi() });
  });
  afterAll(() => served.close());
  /** As after a start: the database is restored, and caches in memory expire. */
  beforeEach(async () => {
    await restore(served.context.database);
    served.clock.advance(hourMs);
  });

  /** The answer of the last request of the walk, and its audit events. */
  async function sent(walk: Walk) {
    const { database } = served.context;
    const send = await walk(served);
    const before = await database.$count(auditEvents);
    const unnoted = await watchUnnoted(served);
    const answer = await send();
    expect(answer.status, answer.text).toBe(200);
    const { code = 0 } = answer.body;
    expect([0, 'success'], answer.text).toContain(code);
    const events = await database
      .select()
      .from(auditEvents)
      .orderBy(asc(auditEvents.id))
      .offset(before);
    expect(await unnoted(), 'accounts without `noteChange`').toEqual([]);
    return { answer, events };
  }

  test.each(tracedCalls.map(([call, actions, walk]) => [call.path, actions, walk] as const))(
    'is recorded: %s: %j',
    async (_, actions, walk) => {
      const { answer, events } = await sent(walk);
      expect(events.map(({ action }) => action)).toEqual(actions);
      for (const event of events)
        expect(event).toMatchObject({
          ...{ at: served.clock.now(), address: '127.0.0.1' },
          // Customers are named by their ids alone.
          actorName: event.actorKind === 'operator' ? 'mei.tan@nuntix.example' : null,
          requestId: answer.headers.requestid,
          targetId: withoutTarget.has(event.action) ? null : expect.stringMatching(anyId),
          actorId: event.actorKind === 'visitor' ? null : expect.stringMatching(uuid),
        });
      const stored = JSON.stringify(events);
      const { usertoken = goodPassword } = answer.body.data ?? answer.body.row ?? {};
      for (const secret of [goodPassword, otherPassword, usertoken])
        expect(stored).not.toContain(secret);
    },
  );

  test.each(untracedCalls.map(([call, walk]) => [call.path, walk] as const))(
    'is not recorded: %s',
    async (_, walk) => {
      const { events } = await sent(walk);
      expect(events.map(({ action }) => action)).toEqual([]);
    },
  );
});

/** Addresses and the audit trail have no id. */
const withoutTarget = new Set([
  ...['practice.blocked', 'practice.unblocked', 'callback.released', 'audit.exported'],
]);
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Incidents have short ids, and contact messages are numbered. */
const anyId = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[a-z\d]{10}|\d+)$/;
