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

/** Stubs a browser whose passkey prompt ends like this. */
const browserThat = (ceremony: () => Promise<unknown>) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { create: ceremony, get: ceremony } });
};

const refusing = (name: string) => () => Promise.reject(new DOMException('No.', name));

test('passkeys need a browser that supports them', () => {
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

test('a device that already has a passkey creates no second one', async () => {
  browserThat(refusing('InvalidStateError'));
  expect(await makePasskey(toMake)).toBe('stopped');
  await expect(signWithPasskey({ challenge })).rejects.toThrow('No.');
});

test('any other failure is thrown', async () => {
  browserThat(refusing('UnknownError'));
  await expect(signWithPasskey({ challenge })).rejects.toThrow();
  await expect(makePasskey(toMake)).rejects.toThrow();
});

test('invalid options never reach the browser', async () => {
  browserThat(() => Promise.reject(new Error('It was asked.')));
  await expect(signWithPasskey({})).rejects.toThrow('not options to sign');
  await expect(makePasskey({ challenge })).rejects.toThrow('not options to make');
});

test('the browser’s signature is encoded as base64url', async () => {
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
