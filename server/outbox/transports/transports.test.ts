import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#content/messages/template.ts';
import { type MailServer, startMailServer, startSilentServer } from '#tests/support/mail-server.ts';
import { type Outgoing, PermanentFailure } from '../transport.ts';
import { textFiles } from './files.ts';
import { httpTexts } from './sms-http.ts';
import { smtpMails } from './smtp.ts';

const id = '0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11';
const text: Outgoing<{ channel: 'sms'; text: string }> = {
  id,
  recipient: '+6560000000',
  createdAt: new Date('2026-03-01T09:30:00.123Z'),
  message: { channel: 'sms', text: 'Your code is 482916' },
};
const mail: Outgoing<Mail> = {
  ...text,
  recipient: 'mei@harbour.example',
  message: { channel: 'mail', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' },
};

describe('an SMS provider over HTTP', () => {
  let provider: Server;
  let url: string;
  let status: number;
  let asked: { request: IncomingMessage; body: string }[];
  beforeEach(async () => {
    status = 202;
    asked = [];
    provider = createServer(async (request, response) => {
      asked.push({ request, body: (await request.setEncoding('utf8').toArray()).join('') });
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const address = provider.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sms`;
  });
  afterEach(() => provider.close());

  test('is given number and text, our token, and an id to recognise a repeated one by', async () => {
    await httpTexts({ url, token: 'provider-token' }).send(text);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      to: '+6560000000',
      text: 'Your code is 482916',
    });
    expect(asked[0]?.request.headers).toMatchObject({
      authorization: 'Bearer provider-token',
      'content-type': 'application/json',
      'idempotency-key': id,
    });
  });

  test.each([400, 422])('that answers %i refuses the message for good', async (answer) => {
    status = answer;
    await expect(httpTexts({ url }).send(text)).rejects.toBeInstanceOf(PermanentFailure);
  });

  test.each([302, 401, 429, 500, 503])('that answers %i may be tried again', async (answer) => {
    status = answer;
    const error = await httpTexts({ url })
      .send(text)
      .catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(asked).toHaveLength(1);
  });
});

test('a mail server that must offer TLS and does not is given nothing', async () => {
  const plain = await startMailServer();
  const smtp = smtpMails(`${plain.url}?requireTLS=true`);
  await expect(smtp.send(mail)).rejects.toThrow();
  smtp.close();
  await plain.close();
  expect(plain.received).toEqual([]);
});

describe('a server that never answers', () => {
  test('is left after a while, and the message may be tried again', async () => {
    const silent = await startSilentServer();
    const smtp = smtpMails(`smtp://127.0.0.1:${silent.port}`, { connectMs: 50, silenceMs: 50 });
    const sms = httpTexts({ url: `http://127.0.0.1:${silent.port}` }, 50);
    for (const attempt of [() => smtp.send(mail), () => sms.send(text)]) {
      const error = await attempt().catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(PermanentFailure);
    }
    smtp.close();
    silent.close();
  });
});

describe('a mail server that asks for a password', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer({ password: 'right' });
  });
  afterEach(() => server.close());

  const send = async (password: string) => {
    const transport = smtpMails(server.url.replace('//', `//user:${password}@`));
    const error = await transport.send(mail).catch((failure: unknown) => failure);
    transport.close();
    return error;
  };

  test('takes the mail with the right one', async () => {
    expect(await send('right')).toBeUndefined();
    expect(server.received).toHaveLength(1);
  });

  test('that refuses ours is no fault of the mail', async () => {
    const error = await send('wrong');
    expect(error).toMatchObject({ responseCode: 535 });
    expect(error).not.toBeInstanceOf(PermanentFailure);
  });
});

test('without a provider a text lands in a private file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-texts-'));
  await textFiles(dataDir).send(text);
  await textFiles(dataDir).send(text);
  const folder = join(dataDir, 'outbox');
  expect(await readdir(folder)).toEqual([`20260301T093000Z-${id}.txt`]);
  const path = join(folder, `20260301T093000Z-${id}.txt`);
  expect(await readFile(path, 'utf8')).toBe('+6560000000\n\nYour code is 482916\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await rm(dataDir, { recursive: true });
});
