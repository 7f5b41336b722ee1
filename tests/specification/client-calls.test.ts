import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { request } from '#app/request/client.ts';
import * as accounts from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { listServiceHistory, listServices } from '#contract/status.ts';
import {
  type CallName,
  callNames,
  callOf,
  contentTypes,
  headers,
  hostsOfPrefixes,
  languageHeader,
} from './calls.ts';
import { requestTimeoutMs } from './constants.ts';
import { language } from './stored.ts';

/** Our own definition of each call of the table. */
const definitions: Record<CallName, Call> = {
  contact: sendContactMessage,
  login: accounts.logIn,
  employeeLogin: accounts.logInEmployee,
  customerByPhone: accounts.getCustomerByPhone,
  changePassword: accounts.changePassword,
  mailForgetPassword: accounts.mailForgetPassword,
  mailChangePassword: accounts.mailChangePassword,
  phoneCode: accounts.verCodeByCaptcha,
  countries: accounts.getAllCountryList,
  signUp: accounts.signUp,
  services: listServices,
  serviceHistory: listServiceHistory,
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

type Received = { method?: string; url: URL; headers: IncomingMessage['headers']; body: string };
let server: Server;
let received: Received[];
let answer: unknown;

beforeEach(async () => {
  received = [];
  answer = {};
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const { method, url = '', headers: sent } = incoming;
    received.push({ method, url: new URL(url, 'http://server.example'), headers: sent, body });
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  for (const host of ['admin', 'api', 'did'])
    vi.stubEnv(`VITE_${host.toUpperCase()}_HOST`, `http://127.0.0.1:${port}/${host}-host`);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Sends with our client, as a browser with these cookies. */
async function sendWith(cookie: string, call: Call, input: unknown): Promise<unknown> {
  vi.stubGlobal('document', { cookie });
  const client: { request: typeof request } = await import('#app/request/client.ts');
  return client.request(call, input);
}

const fieldsOf = ({ url, body, headers: sent }: Received): Record<string, unknown> => {
  if (body === '') return Object.fromEntries(url.searchParams);
  return sent['content-type'] === contentTypes.json
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
};

describe.each(callNames)('7 the call %s', (name) => {
  const { method, host, path, sends, fields, answer: specified } = callOf(name);
  const call = definitions[name];

  test('is sent as specified', async () => {
    answer = specified;
    await sendWith(`${language.cookie}=en-US; usertoken=a-token`, call, fields);
    const [sent] = received;
    if (!sent) throw new Error('nothing was sent');
    expect([sent.method, sent.url.pathname]).toEqual([method, `/${host}-host${path}`]);
    expect(fieldsOf(sent)).toEqual(fields);
    expect(sent.headers['content-type']).toBe(
      sends === 'json' || sends === 'form' ? contentTypes[sends] : undefined,
    );
    expect(sent.headers[headers.userToken]).toBe('a-token');
    expect(sent.headers[headers.requestId.toLowerCase()]).toMatch(uuid);
  });

  test('has the fields of the table and no others', () => {
    const known = z.safeParse(call.input, sends === 'nothing' ? undefined : fields);
    expect(known.error).toBeUndefined();
    expect(Object.keys(known.data ?? {}).sort()).toEqual(Object.keys(fields).sort());
  });

  test('accepts the specified response', async () => {
    answer = specified;
    expect(await sendWith('', call, fields)).toMatchObject(specified);
  });

  test.each(Object.entries(languageHeader))('with %s stored sends %s', async (stored, said) => {
    answer = specified;
    await sendWith(`${language.cookie}=${stored}`, call, fields);
    expect(received[0]?.headers[headers.language.toLowerCase()]).toBe(said);
    expect(received[0]?.headers).not.toHaveProperty(headers.userToken);
  });
});

test.each(hostsOfPrefixes)('7 %s without a host goes to %s', async (path, host) => {
  answer = {};
  const bare = { method: 'GET', path, kind: 'none', input: z.undefined(), reply: z.unknown() };
  await sendWith('', bare as Call, undefined);
  expect(received[0]?.url.pathname).toBe(`/${host}-host${path}`);
});

test('9 a call times out after the specified time, and not before', async () => {
  const neverAnswered = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((__, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('fetch', neverAnswered);
  vi.stubGlobal('document', { cookie: '' });
  const client = await import('#app/request/client.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const call = client.request(listServices).catch(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(isOver).toBe(true);
  vi.useRealTimers();
});
