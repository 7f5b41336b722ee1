import { beforeEach, describe, expect, test, vi } from 'vitest';
import { documentWith } from '#tests/support/browser-storage.ts';
import { bare, receiveCalls, sendJson, setCookie } from '#tests/support/call-receiver.ts';

const calls = receiveCalls();
beforeEach(() => void vi.resetModules());
const client = () => import('./client.ts');

test('without a token there is no token header', async () => {
  const { request } = await client();
  await request(bare);
  expect(calls.only().headers).not.toHaveProperty('usertoken');
});

test('the token header carries the cookie', async () => {
  setCookie('a=b; usertoken=t%2B1; language=en-US');
  const { request } = await client();
  await request(bare);
  expect(calls.only().headers.usertoken).toBe('t+1');
});

test('the token header carries the sealed value rather than the cookie', async () => {
  setCookie('usertoken=plain; language=en-US');
  vi.stubEnv('VITE_TOKEN_KEY', '0123456789abcdef');
  vi.stubEnv('VITE_TOKEN_IV', 'fedcba9876543210');
  const { sealToken } = await import('./sealed-token.ts');
  calls.stored.set(
    'usertoken-sealed',
    sealToken('secret-1', '0123456789abcdef', 'fedcba9876543210'),
  );
  const { request } = await client();
  await request(bare);
  expect(calls.only().headers.usertoken).toBe('secret-1');
});

test('a sealed value that cannot be opened rejects with "Invalid token" and nothing is sent', async () => {
  calls.stored.set('usertoken-sealed', 'bm90IHNlYWxlZCBhdCBhbGw=');
  const { request, RequestFailed } = await client();
  const failure = await request(bare).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'Invalid token' });
  expect(failure).not.toBeInstanceOf(RequestFailed);
  expect(calls.received).toEqual([]);
});

test.each([
  ['a sealed value that cannot be opened', { sealed: 'bm90IHNlYWxlZCBhdCBhbGw=', cookie: 'ok' }],
  ['a cookie that no header can carry', { sealed: undefined, cookie: '%E4%BD%A0' }],
])('%s ends the session: the next call has no token', async (_, given) => {
  const cookies = new Map([['usertoken', given.cookie]]);
  vi.stubGlobal('document', documentWith(cookies));
  if (given.sealed) calls.stored.set('usertoken-sealed', given.sealed);
  calls.stored.set('menulist', '[]');
  const { request } = await client();
  await expect(request(bare)).rejects.toThrow('Invalid token');
  await request(bare);
  expect(calls.only().headers).not.toHaveProperty('usertoken');
  expect([...calls.stored, ...cookies]).toEqual([]);
});

describe('a refused token', () => {
  const refused = { code: 'session.required', msg: '' };
  /** The server accepts only `token`; a refusal sets the browser's cookie to `held`. */
  const takes = (token: string, held = '') => {
    calls.answer = ({ headers }) => {
      if (headers.usertoken === token) return { code: 0 };
      if (held) setCookie(held);
      return refused;
    };
  };
  const sent = () => calls.received.map(({ headers }) => headers.usertoken);

  test('that was renewed meanwhile: the call is sent again with the new token', async () => {
    setCookie('usertoken=old; uin=1');
    takes('new', 'usertoken=new; uin=1');
    const { request } = await client();
    expect(await request(sendJson, { word: 'a' })).toEqual({ code: 0 });
    expect(sent()).toEqual(['old', 'new']);
    expect(calls.received.map(({ body }) => body)).toEqual(['{"word":"a"}', '{"word":"a"}']);
  });

  test('that is still the stored one: the refusal is returned', async () => {
    setCookie('usertoken=old; uin=1');
    takes('new');
    const { request } = await client();
    expect(await request(bare)).toMatchObject({ code: 'session.required' });
    expect(sent()).toEqual(['old']);
  });

  test('whose renewal is refused as well: the refusal is returned', async () => {
    setCookie('usertoken=old; uin=1');
    takes('newest', 'usertoken=new; uin=1');
    const { request } = await client();
    expect(await request(bare)).toMatchObject({ code: 'session.required' });
    expect(sent()).toEqual(['old', 'new']);
  });

  test('while another user has logged in: nothing is sent in their name', async () => {
    setCookie('usertoken=old; uin=1');
    takes('theirs', 'usertoken=theirs; uin=2');
    const { request } = await client();
    expect(await request(bare)).toMatchObject({ code: 'session.required' });
    expect(sent()).toEqual(['old']);
  });
});
