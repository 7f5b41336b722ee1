import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const cookies = new Map<string, string>();
const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
      cookies.set(name, value);
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
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
    const { keepTokens } = await import('./session.ts');
    const { readUserToken } = await import('#app/request/user-token.ts');
    for (const token of ['old', 'new']) await keepTokens({ usertoken: token, subUserToken: token });
    expect(await readUserToken()).toBe('new');
    expect(cookies.get('subUserToken')).toBe('new');
  },
);
