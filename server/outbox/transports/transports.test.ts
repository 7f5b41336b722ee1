import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSilentServer } from '#tests/support/mail-server.ts';
import { type Outgoing, PermanentFailure } from '../transport.ts';
import { textFiles } from './files.ts';
import { httpTexts } from './sms-http.ts';

const id = '0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11';
const text: Outgoing<{ channel: 'sms'; text: string }> = {
  id,
  recipient: '+6560000000',
  createdAt: new Date('2026-03-01T09:30:00.123Z'),
  message: { channel: 'sms', text: 'Your code is 482916' },
};
const unwatched = { given: () => undefined, signal: new AbortController().signal };

describe('an SMS provider over HTTP', () => {
  let provider: Server;
  let url: string;
  let status: number;
  let received: { request: IncomingMessage; body: string }[];
  beforeEach(async () => {
    status = 202;
    received = [];
    provider = createServer(async (request, response) => {
      received.push({ request, body: (await request.setEncoding('utf8').toArray()).join('') });
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const address = provider.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sms`;
  });
  afterEach(() => provider.close());

  test('receives number, text, token, and an id to detect duplicates', async () => {
    await httpTexts({ url, token: 'provider-token' }).send(text, unwatched);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      to: '+6560000000',
      text: 'Your code is 482916',
    });
    expect(received[0]?.request.headers).toMatchObject({
      authorization: 'Bearer provider-token',
      'content-type': 'application/json',
      'idempotency-key': id,
    });
  });

  test.each([400, 422])('that answers %i refuses the message permanently', async (answer) => {
    status = answer;
    await expect(httpTexts({ url }).send(text, unwatched)).rejects.toBeInstanceOf(PermanentFailure);
  });

  test.each([302, 401, 429, 500, 503])(
    'that answers %i lets the message be retried',
    async (answer) => {
      status = answer;
      const error = await httpTexts({ url })
        .send(text, unwatched)
        .catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(PermanentFailure);
      expect(received).toHaveLength(1);
    },
  );
});

test('a provider that never answers is given up, and the text can be retried', async () => {
  const silent = await startSilentServer();
  const sms = httpTexts({ url: `http://127.0.0.1:${silent.port}` }, 50);
  const error = await sms.send(text, unwatched).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ name: 'TimeoutError' });
  silent.close();
});

test('a file is not started after a stop, and completed once started', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-texts-'));
  const stopped = { ...unwatched, signal: AbortSignal.abort(new Error('stopped')) };
  await expect(textFiles(dataDir).send(text, stopped)).rejects.toThrow('stopped');
  expect(await readdir(dataDir)).toEqual([]);
  const stopping = new AbortController();
  const begun = { given: () => stopping.abort(), signal: stopping.signal };
  await textFiles(dataDir).send(text, begun);
  expect(stopping.signal.aborted).toBe(true);
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1);
  await rm(dataDir, { recursive: true });
});

test('without a provider a text is written to a private file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-texts-'));
  await textFiles(dataDir).send(text, unwatched);
  await textFiles(dataDir).send(text, unwatched);
  const folder = join(dataDir, 'outbox');
  expect(await readdir(folder)).toEqual([`20260301T093000Z-${id}.txt`]);
  const path = join(folder, `20260301T093000Z-${id}.txt`);
  expect(await readFile(path, 'utf8')).toBe('+6560000000\n\nYour code is 482916\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await rm(dataDir, { recursive: true });
});
