import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('without host settings every call goes to this origin', async () => {
  const { addressOf } = await import('./hosts.ts');
  for (const host of ['admin', 'api', 'did', undefined] as const)
    expect(addressOf('/path', host)).toBe('/path');
});

test.each(['http://ip.example/json', 'https://ip.example/json'])(
  '%s is an address already',
  async (address) => {
    vi.stubEnv('VITE_ADMIN_HOST', 'https://admin.example');
    const { addressOf } = await import('./hosts.ts');
    expect(addressOf(address)).toBe(address);
    expect(addressOf(`/go?to=${address}`)).toBe(`https://admin.example/go?to=${address}`);
  },
);
