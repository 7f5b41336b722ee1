import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { outboxMessages } from '../db/schema.ts';
import { maxAttempts } from './backoff.ts';
import { enqueueMessage } from './enqueue.ts';
import { countMessages, listMessages, retryMessages } from './operator.ts';
import type { Transports } from './transport.ts';
import { chooseTransports } from './transports/choose.ts';
import { smtpMails } from './transports/smtp.ts';

const anna = { by: { kind: 'operator', name: 'anna' } } as const;
const payload = {
  fullName: 'Mei',
  email: 'mei@harbour.example',
  phone: '+65 6000 0000',
  message: 'A secret',
  receivedAt: '2026-03-01T09:30:00.000Z',
};

let served: TestApp;
let server: MailServer;
let transports: Transports;
beforeEach(async () => {
  served = await testApp();
  server = await startMailServer();
  transports = { ...chooseTransports(served.context.env), mail: smtpMails(server.url) };
});
afterEach(async () => {
  await server.close();
  await served.close();
});

const enqueue = (recipient = brand.mail.info) =>
  served.context.database.transaction((tx) =>
    enqueueMessage(
      tx,
      { template: 'contact-notice', recipient, locale: 'en', payload },
      served.clock.now(),
    ),
  );
const deliver = () => deliverNext(served.context, transports);
const rowOf = async (id: string) => {
  const rows = await served.context.database
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.id, id));
  return rows[0];
};

describe('a mail', () => {
  test('reaches the mail server once, with a Message-ID derived from the row', async () => {
    const id = await enqueue();
    expect(await deliver()).toBe('sent');
    expect(await deliver()).toBe('idle');
    expect(server.received).toHaveLength(1);
    const { to, source } = server.received[0] ?? { to: [], source: '' };
    expect(to).toEqual([brand.mail.info]);
    expect(source).toContain(`Message-ID: <${id}@${brand.mail.noReply.split('@')[1]}>`);
    expect(source).toContain('Reply-To: Mei <mei@harbour.example>');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toMatch(/Content-Type: multipart\/alternative/);
    expect(source).toMatch(/Content-Id: <mark@mail>/i);
  });

  test('that was sent has its payload deleted', async () => {
    const id = await enqueue();
    await deliver();
    const row = await rowOf(id);
    expect(row).toMatchObject({
      status: 'sent',
      attempts: 1,
      finishedAt: served.clock.now(),
    });
    expect(row?.payload).toEqual({});
  });

  test('whose transaction fails is never sent', async () => {
    const failing = served.context.database.transaction(async (tx) => {
      await enqueueMessage(
        tx,
        { template: 'contact-notice', recipient: 'a@b.example', locale: 'en', payload },
        served.clock.now(),
      );
      throw new Error('later trouble');
    });
    await expect(failing).rejects.toThrow('later trouble');
    expect(await deliver()).toBe('idle');
  });

  test('to an address with a comma goes to one mailbox at most', async () => {
    await enqueue('one@a.example,two@b.example');
    await deliver();
    expect(server.received.flatMap(({ to }) => to)).not.toEqual(
      expect.arrayContaining(['one@a.example', 'two@b.example']),
    );
  });

  test('of an unknown template waits for a newer release', async () => {
    const id = await enqueue();
    await served.context.database.update(outboxMessages).set({ template: 'from-the-future' });
    expect(await deliver()).toBe('retry');
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
  });

  test('that fails has the server’s error text for the operator, not in the log', async () => {
    const lines: string[] = [];
    await served.close();
    served = await testApp({}, { logTo: { write: (line) => void lines.push(line) } });
    const id = await enqueue();
    server.refuseWith({ status: 451, text: 'info@nuntix.example is busy' });
    expect(await deliver()).toBe('retry');
    expect((await rowOf(id))?.lastError).toContain('info@nuntix.example is busy');
    expect(lines.join('')).toContain(id);
    expect(lines.join('')).not.toMatch(/info@|is busy/);
  });

  test('is retried with the same id when the server is busy', async () => {
    const id = await enqueue();
    server.refuseWith({ status: 451, text: 'try later' });
    expect(await deliver()).toBe('retry');
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1, payload });
    expect(await deliver()).toBe('idle');

    server.refuseWith(undefined);
    served.clock.advance(10_000);
    expect(await deliver()).toBe('sent');
    expect(server.received[0]?.source).toContain(
      `Message-ID: <${id}@${brand.mail.noReply.split('@')[1]}>`,
    );
  });

  test('that is permanently refused is not retried', async () => {
    const id = await enqueue();
    server.refuseWith({ status: 550, text: 'no such\u0000 mailbox' });
    expect(await deliver()).toBe('dead');
    expect(await rowOf(id)).toMatchObject({ status: 'dead', attempts: 1 });
    expect((await rowOf(id))?.lastError).toContain('550');
  });

  test('is dead after the last attempt', async () => {
    const id = await enqueue();
    server.refuseWith({ status: 451, text: 'try later' });
    const outcomes = [];
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      outcomes.push(await deliver());
      served.clock.advance(3_600_000);
    }
    expect(outcomes.at(-2)).toBe('retry');
    expect(outcomes.at(-1)).toBe('dead');
    expect(await deliver()).toBe('idle');
    expect(await rowOf(id)).toMatchObject({ attempts: maxAttempts });

    await retryMessages(served.context, anna, { id });
    expect(await deliver()).toBe('retry');
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
  });

  test('is sent by one of several workers', async () => {
    for (let i = 0; i < 5; i += 1) await enqueue();
    const outcomes = await Promise.all(Array.from({ length: 8 }, deliver));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5);
    expect(server.received).toHaveLength(5);
  });

  test('that hangs does not delay the others', async () => {
    await enqueue('slow@a.example');
    await enqueue('quick@b.example');
    const hanging = Promise.withResolvers<void>();
    const sent: string[] = [];
    transports.mail = {
      local: false,
      send: async ({ recipient }) => {
        if (sent.push(recipient) === 1) await hanging.promise;
      },
    };
    const first = deliver();
    await vi.waitUntil(() => sent.length === 1, { timeout: 60_000 });
    expect(await deliver()).toBe('sent');
    expect(sent).toHaveLength(2);
    hanging.resolve();
    expect(await first).toBe('sent');
  });

  test('whose payload no longer fits its template is set aside', async () => {
    const id = await enqueue();
    await served.context.database
      .update(outboxMessages)
      .set({ payload: { other: 1 } })
      .where(eq(outboxMessages.id, id));
    expect(await deliver()).toBe('dead');
  });
});

describe('without a mail server', () => {
  test('mails are written to private files that mail programs can open', async () => {
    const id = await enqueue();
    transports = chooseTransports(served.context.env);
    expect(await deliver()).toBe('sent');
    const folder = join(served.context.env.dataDir, 'outbox');
    const [file = ''] = await readdir(folder);
    expect(file).toBe(`20260301T093000Z-${id}.eml`);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    const source = await readFile(join(folder, file), 'utf8');
    expect(source).toContain(`To: ${brand.mail.info}`);
    expect(source).toContain(`Message-ID: <${id}@${brand.mail.noReply.split('@')[1]}>`);
    expect((await rowOf(id))?.payload).toEqual(payload);
  });
});

describe('an operator', () => {
  test('sees everything of a message but its content', async () => {
    const id = await enqueue();
    const [summary] = await listMessages(served.context);
    expect(summary).toMatchObject({
      id,
      status: 'queued',
      lane: 'mail',
      template: 'contact-notice',
    });
    expect(JSON.stringify(summary)).not.toContain('secret');
  });

  test('retries dead messages, one or all', async () => {
    server.refuseWith({ status: 550, text: 'no' });
    const first = await enqueue();
    await enqueue();
    await deliver();
    await deliver();
    expect(await countMessages(served.context)).toEqual({ queued: 0, sent: 0, dead: 2 });
    expect(await listMessages(served.context, { status: 'dead' })).toHaveLength(2);

    server.refuseWith(undefined);
    expect(await retryMessages(served.context, anna, { id: first })).toBe(1);
    expect(await retryMessages(served.context, anna, { id: first })).toBe(0);
    expect(await deliver()).toBe('sent');
    expect(await retryMessages(served.context, anna)).toBe(1);
    expect(await deliver()).toBe('sent');
    expect(await countMessages(served.context)).toEqual({ queued: 0, sent: 2, dead: 0 });
  });
});
