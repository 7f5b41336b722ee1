import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type OutboxLane, outboxMessages } from '../db/schema.ts';
import { deliver } from './deliver.ts';
import { enqueueMessage } from './enqueue.ts';
import { defaultLeaseMs, takeMessage } from './lease.ts';
import type { HeldMessage } from './message-rows.ts';
import type { Progress, Transport, Transports } from './transport.ts';

let served: TestApp;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(() => served.startOver());
afterAll(() => served.close());

const enqueueCode = (recipient = 'mei@harbour.example') =>
  served.context.database.transaction((tx) =>
    enqueueMessage(
      tx,
      { template: 'reset-code-mail', recipient, locale: 'en', payload: { code: '1', minutes: 1 } },
      served.clock.now(),
    ),
  );
const take = (lane: OutboxLane = 'code') => takeMessage(served.context, lane);
const taken = async (): Promise<HeldMessage> => {
  const held = await take();
  if (!held) throw new Error('nothing is due');
  return held;
};
const rowOf = async (id: string) => {
  const [row] = await served.context.database
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.id, id));
  if (!row) throw new Error('no row');
  return row;
};

type Send = Transport<unknown>['send'];
const through = (send: Send): Transports => ({
  mail: { local: false, send },
  sms: { local: false, send },
});
const arrives = through(async () => undefined);

/** An attempt that ends when the test says so. */
function started(held: HeldMessage, { leaseMs = defaultLeaseMs, isGiven = true } = {}) {
  const { promise, resolve: confirm, reject: fail } = Promise.withResolvers<void>();
  const send: Send = (_, { given }: Progress) => {
    if (isGiven) given();
    return promise;
  };
  const handOver = deliver(served.context, through(send), held, leaseMs);
  return { ...handOver, confirm, fail };
}

describe('a leased message', () => {
  test('is taken by one of several parallel workers', async () => {
    for (let i = 0; i < 3; i += 1) await enqueueCode();
    const claims = await Promise.all(Array.from({ length: 6 }, () => take()));
    const ids = claims.flatMap((held) => held?.id ?? []);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toHaveLength(3);
  });

  test('holds no database connection', async () => {
    await enqueueCode();
    const handOver = started(await taken());
    const { idleCount, totalCount } = served.context.database.$client;
    expect(idleCount).toBe(totalCount);
    handOver.confirm();
    expect(await handOver.ended).toBe('sent');
  });

  test('stays leased as long as the attempt lasts', async () => {
    const id = await enqueueCode();
    const leaseMs = 150;
    const handOver = started(await taken(), { leaseMs });
    for (let i = 0; i < 3; i += 1) {
      served.clock.advance(defaultLeaseMs);
      const until = served.clock.now().getTime() + leaseMs;
      await expect.poll(async () => (await rowOf(id)).dueAt.getTime()).toBe(until);
      expect(await take()).toBeUndefined();
    }
    handOver.confirm();
    expect(await handOver.ended).toBe('sent');
  });

  test('is taken by another worker after its lease expired', async () => {
    const id = await enqueueCode();
    const { heldBy } = await taken();
    served.clock.advance(defaultLeaseMs - 1);
    expect(await take()).toBeUndefined();
    served.clock.advance(1);
    const next = await taken();
    expect(next.id).toBe(id);
    expect(next.heldBy).not.toBe(heldBy);
    expect(await deliver(served.context, arrives, next).ended).toBe('sent');
  });

  test.each(['confirm', 'fail'] as const)(
    'is not touched by one who comes late to %s',
    async (late) => {
      const id = await enqueueCode();
      const first = started(await taken());
      served.clock.advance(defaultLeaseMs);
      const second = started(await taken());
      const before = await rowOf(id);
      first[late]();
      expect(await first.ended).toBe('lost');
      expect(await rowOf(id)).toEqual(before);
      second.confirm();
      expect(await second.ended).toBe('sent');
      expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1, heldBy: null });
    },
  );

  test('is not handed over once another worker has it', async () => {
    await enqueueCode();
    const first = started(await taken(), { leaseMs: 60, isGiven: false });
    const heldBy = randomUUID();
    await served.context.database.update(outboxMessages).set({ heldBy });
    expect(await first.ended).toBe('lost');
  });

  test('is stored as sent after a short database failure', async () => {
    const id = await enqueueCode();
    const { $client } = served.context.database;
    const handOver = started(await taken());
    await $client.query('alter table outbox_messages rename to away');
    const failed = vi.spyOn($client, 'query');
    handOver.confirm();
    await expect
      .poll(() => failed.mock.settledResults.some(({ type }) => type === 'rejected'))
      .toBe(true);
    failed.mockRestore();
    await $client.query('alter table away rename to outbox_messages');
    expect(await handOver.ended).toBe('sent');
    expect((await rowOf(id)).status).toBe('sent');
  });
});

describe('a stopping process', () => {
  test('releases messages that were not handed over, without counting an attempt', async () => {
    const id = await enqueueCode();
    const handOver = started(await taken(), { isGiven: false });
    handOver.cut();
    expect(await handOver.ended).toBe('left');
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0, heldBy: null });
    expect((await take())?.id).toBe(id);
  });

  test('waits for the confirmation of messages that were handed over', async () => {
    const id = await enqueueCode();
    const handOver = started(await taken());
    handOver.cut();
    handOver.confirm();
    expect(await handOver.ended).toBe('sent');
    expect((await rowOf(id)).status).toBe('sent');
  });

  test('lets the lease expire when the confirmation does not come', async () => {
    const id = await enqueueCode();
    const handOver = started(await taken());
    const before = await rowOf(id);
    handOver.leave();
    expect(await handOver.ended).toBe('left');
    expect(await rowOf(id)).toEqual(before);
    served.clock.advance(defaultLeaseMs);
    expect((await take())?.id).toBe(id);
  });
});

describe('the previous release', () => {
  /**
   * The previous release's query for the next message: its transaction stayed open during the
   * attempt.
   */
  const claimOfBefore = (during = async (): Promise<void> => undefined): Promise<string[]> =>
    served.context.database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id from outbox_messages where status = 'queued' and due_at <= ${served.clock.now()}
            order by due_at limit 1 for update skip locked`,
      );
      await during();
      return rows.map(({ id }) => id);
    });
  const insertOfBefore = async (channel: string, template: string): Promise<string> => {
    const id = randomUUID();
    await served.context.database.$client.query(
      `insert into outbox_messages (id, channel, recipient, template, locale, payload, due_at)
       values ($1, $2, 'mei@harbour.example', $3, 'en', '{"code":"1","minutes":1}', $4)`,
      [id, channel, template, served.clock.now()],
    );
    return id;
  };

  test('does not take leased messages, and takes over expired ones', async () => {
    const id = await enqueueCode();
    expect(await claimOfBefore()).toEqual([id]);
    await taken();
    expect(await claimOfBefore()).toEqual([]);
    served.clock.advance(defaultLeaseMs);
    expect(await claimOfBefore()).toEqual([id]);
  });

  test('locks the message it sends, and we take the next', async () => {
    const first = await enqueueCode();
    served.clock.advance(1);
    const second = await enqueueCode();
    const ours: string[] = [];
    const theirs = await claimOfBefore(async () => {
      ours.push((await taken()).id);
    });
    expect([theirs, ours]).toEqual([[first], [second]]);
  });

  test.each([
    ['sms', 'reset-code-text', 'text'],
    ['sms', 'of-a-release-to-come', 'text'],
    ['mail', 'reset-code-mail', 'code'],
    ['mail', 'activation', 'code'],
    ['mail', 'status-notice', 'mass'],
    ['mail', 'contact-notice', 'mail'],
    ['mail', 'of-a-release-to-come', 'mail'],
  ] as const)('knows no lanes: its %s %s waits in %s', async (channel, template, lane) => {
    const id = await insertOfBefore(channel, template);
    expect((await take(lane))?.id).toBe(id);
  });

  test('writes messages that this release sends', async () => {
    const id = await insertOfBefore('mail', 'reset-code-mail');
    expect(await deliver(served.context, arrives, await taken()).ended).toBe('sent');
    expect((await rowOf(id)).status).toBe('sent');
  });
});
