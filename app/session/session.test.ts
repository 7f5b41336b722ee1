import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentWith, storageWith } from '#tests/support/browser-storage.ts';

const cookies = new Map<string, string>();
const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', documentWith(cookies));
  vi.stubGlobal('localStorage', storageWith(stored));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  cookies.clear();
  stored.clear();
});

test.each(['as they are', 'sealed'])(
  'new tokens, kept %s, take the place of those before',
  async (how) => {
    if (how === 'sealed') {
      vi.stubEnv('VITE_TOKEN_KEY', '0123456789abcdef');
      vi.stubEnv('VITE_TOKEN_IV', 'fedcba9876543210');
    }
    const { storeTokens } = await import('./session.ts');
    const { readUserToken } = await import('#app/request/user-token.ts');
    for (const token of ['old', 'new'])
      await storeTokens({ usertoken: token, subUserToken: token });
    expect(await readUserToken()).toBe('new');
    expect(cookies.get('subUserToken')).toBe('new');
  },
);
