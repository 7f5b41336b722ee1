import { setTimeout as after } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '#content/messages/template.ts';
import { type MailServer, startMailServer, startSilentServer } from '#tests/support/mail-server.ts';
import { type Outgoing, PermanentFailure } from '../transport.ts';
import { type SmtpTimeouts, smtpMails } from './smtp.ts';

const mail: Outgoing<Mail> = {
  id: '0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11',
  recipient: 'mei@harbour.example',
  createdAt: new Date('2026-03-01T09:30:00.123Z'),
  message: {
    channel: 'mail',
    sender: 'Nuntix',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  },
};
const long = 60_000;

const servers: MailServer[] = [];
const open = async (options?: Parameters<typeof startMailServer>[0]) => {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

type Sending = { times?: Partial<SmtpTimeouts>; signal?: AbortSignal; given?: () => void };

/** The outcome of sending: undefined, or the error. */
const send = (url: string, { times, signal, given = () => undefined }: Sending = {}) =>
  smtpMails(url, { connectMs: long, silenceMs: long, confirmMs: long, ...times })
    .send(mail, { given, signal: signal ?? new AbortController().signal })
    .catch((failure: unknown) => failure);

describe('a mail server that is slow to confirm', () => {
  const anyCertificate = 'tls.rejectUnauthorized=false';
  test.for([
    ['without encryption', undefined, ''],
    ['over TLS', 'tls', `?${anyCertificate}`],
    ['after STARTTLS', 'starttls', `?requireTLS=true&${anyCertificate}`],
  ] as const)(
    'is waited for, longer than for its other answers (%s)',
    async ([, encryption, query]) => {
      const server = await open({ encryption });
      const silenceMs = 1_500;
      server.confirmAfter(() => after(silenceMs + 500));
      expect(await send(server.url + query, { times: { silenceMs } })).toBeUndefined();
      expect(server.received).toHaveLength(1);
    },
  );

  test('and never confirms lets the mail be retried', async () => {
    const server = await open();
    const given = vi.fn();
    server.confirmAfter(() => new Promise(() => undefined));
    const error = await send(server.url, { times: { confirmMs: 50 }, given });
    expect(error).toMatchObject({ code: 'ETIMEDOUT' });
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(given).toHaveBeenCalledOnce();
  });
});

describe('a mail server that stops answering before it has the mail', () => {
  test('is given up soon, and the mail can be retried', async () => {
    const server = await open();
    const given = vi.fn();
    void server.fallSilent();
    const error = await send(server.url, { times: { silenceMs: 50 }, given });
    expect(error).toMatchObject({ code: 'ETIMEDOUT' });
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(given).not.toHaveBeenCalled();
    expect(server.received).toEqual([]);
  });

  test('is given up when it never answers', async () => {
    const silent = await startSilentServer();
    const url = `smtp://127.0.0.1:${silent.port}`;
    expect(await send(url, { times: { connectMs: 50 } })).toMatchObject({ code: 'ETIMEDOUT' });
    silent.close();
  });

  test('is given up at once when the process stops', async () => {
    const server = await open();
    const ending = new AbortController();
    const silent = server.fallSilent();
    const sending = send(server.url, { signal: ending.signal });
    await silent;
    ending.abort();
    expect(await sending).toMatchObject({ message: 'the connection was closed' });
  });
});

test('given() is called before the server can confirm the mail', async () => {
  const server = await open();
  const said: string[] = [];
  server.confirmAfter(async () => said.push('confirmed'));
  await send(server.url, { given: () => said.push('given') });
  expect(said).toEqual(['given', 'confirmed']);
});

test('a server without TLS gets no mail if the address requires it', async () => {
  const server = await open();
  expect(await send(`${server.url}?requireTLS=true`)).toBeInstanceOf(Error);
  expect(server.received).toEqual([]);
});

describe('a mail server that asks for a password', () => {
  const sendWith = async (password: string) => {
    const server = await open({ password: 'right' });
    const error = await send(server.url.replace('//', `//user:${password}@`));
    return { server, error };
  };

  test('accepts the mail with the right one', async () => {
    const { server, error } = await sendWith('right');
    expect(error).toBeUndefined();
    expect(server.received).toHaveLength(1);
  });

  test('that refuses ours lets the mail be retried', async () => {
    const { error } = await sendWith('wrong');
    expect(error).toMatchObject({ responseCode: 535 });
    expect(error).not.toBeInstanceOf(PermanentFailure);
  });
});
