import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { signRequest } from '#content/api/signing.ts';
import { makeApiKey } from '#contract/api-keys.ts';
import type { CallInput } from '#contract/call.ts';
import { sandboxPath } from '#contract/practice.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Site } from './site.ts';

export type SigningKey = { accessKey: string; secretKey: string };

/** The recipient of `sendText`. */
export const phone = '12025550101';

const anyText = { phones: [phone], content: 'Your code is 482916.' };

type Sending = {
  headers?: Record<string, string>;
  text?: object;
  /** Another body than the signed one. */
  sent?: string;
};

/** Sends a text message in the sandbox, signed as documented; returns status and code. */
export async function sendText(
  request: APIRequestContext,
  site: Pick<Site, 'url'>,
  { accessKey, secretKey }: SigningKey,
  { headers = {}, text = anyText, sent }: Sending = {},
): Promise<{ status: number; code: number; requestId: string }> {
  const path = '/v2/sms/mt';
  const body = JSON.stringify(text);
  const [timestampMs, nonce] = [String(Date.now()), randomUUID()];
  const signature = signRequest({ method: 'POST', path, timestampMs, nonce, body }, secretKey);
  const response = await request.post(`${site.url}${sandboxPath}${path}`, {
    data: Buffer.from(sent ?? body),
    headers: {
      'content-type': 'application/json',
      'x-access-key': accessKey,
      'x-timestamp': timestampMs,
      'x-nonce': nonce,
      'x-signature': signature,
      ...headers,
    },
  });
  const { code, requestId } = await response.json();
  return { status: response.status(), code, requestId };
}

/** Queries the texts of the last hour in the sandbox, signed as documented. */
export async function listTexts(
  request: APIRequestContext,
  site: Pick<Site, 'url'>,
  { accessKey, secretKey }: SigningKey,
): Promise<void> {
  const path = '/v2/sms/records';
  const now = Date.now();
  const query = [
    ['from', new Date(now - hourMs).toISOString()],
    ['to', new Date(now + hourMs).toISOString()],
  ] as const;
  const [timestampMs, nonce] = [String(now), randomUUID()];
  const signature = signRequest(
    { method: 'GET', path, query, timestampMs, nonce, body: '' },
    secretKey,
  );
  await request.get(
    `${site.url}${sandboxPath}${path}?${new URLSearchParams(query.map((part) => [...part]))}`,
    {
      headers: {
        'x-access-key': accessKey,
        'x-timestamp': timestampMs,
        'x-nonce': nonce,
        'x-signature': signature,
      },
    },
  );
}

/** Creates a key outside the page, with the session of a token. */
export async function makeKey(
  request: APIRequestContext,
  site: Site,
  token: string,
  changes: Partial<CallInput<typeof makeApiKey>> = {},
): Promise<SigningKey> {
  const data = { name: 'Checkout', environment: 'sandbox', rights: ['send', 'read'], ...changes };
  const response = await request.post(site.url + makeApiKey.path, {
    data,
    headers: { usertoken: token },
  });
  const made = (await response.json()).data;
  return { accessKey: made.key.accessKey, secretKey: made.secretKey };
}

/** A callback receiver on this machine. */
export async function startReceiver() {
  const answer = { status: 200 };
  const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    answer,
    received,
    stop: () => new Promise((done) => server.close(done)),
  };
}
