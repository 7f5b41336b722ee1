import { afterEach, expect, test, vi } from 'vitest';
import { canUsePasskeys, makePasskey, signWithPasskey } from './passkey.ts';

const challenge = 'Y2hhbGxlbmdl';
const toMake = {
  challenge,
  rp: { name: 'Example' },
  user: { id: 'dXNlcg', name: 'demo', displayName: 'Demo' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

afterEach(() => vi.unstubAllGlobals());

/** A browser whose window ends like this. */
const browserThat = (ceremony: () => Promise<unknown>) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { create: ceremony, get: ceremony } });
};

const refusing = (name: string) => () => Promise.reject(new DOMException('No.', name));

test('passkeys are for browsers that know them', () => {
  expect(canUsePasskeys()).toBe(false);
  browserThat(refusing('NotAllowedError'));
  expect(canUsePasskeys()).toBe(true);
});

test.each(['NotAllowedError', 'AbortError'])(
  'a ceremony that ends with %s was stopped',
  async (name) => {
    browserThat(refusing(name));
    expect(await signWithPasskey({ challenge })).toBe('stopped');
    expect(await makePasskey(toMake)).toBe('stopped');
  },
);

test('a device that has one already makes no second', async () => {
  browserThat(refusing('InvalidStateError'));
  expect(await makePasskey(toMake)).toBe('stopped');
  await expect(signWithPasskey({ challenge })).rejects.toThrow('No.');
});

test('anything else that goes wrong is an error', async () => {
  browserThat(refusing('UnknownError'));
  await expect(signWithPasskey({ challenge })).rejects.toThrow();
  await expect(makePasskey(toMake)).rejects.toThrow();
});

test('options that are none never reach the browser', async () => {
  browserThat(() => Promise.reject(new Error('It was asked.')));
  await expect(signWithPasskey({})).rejects.toThrow('not options to sign');
  await expect(makePasskey({ challenge })).rejects.toThrow('not options to make');
});

test('what the browser signed goes to the server as text', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  browserThat(async () => ({
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  }));
  expect(await signWithPasskey({ challenge })).toMatchObject({
    response: { id: 'AQID', rawId: 'AQID', response: { signature: 'AQID' } },
  });
});
