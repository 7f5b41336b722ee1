import { describe, expect, test } from 'vitest';
import { hasDevRoutes, isLocalRequest } from './dev-only.ts';

const workshop = { production: false, publicUrl: 'http://localhost:3000', databaseUrl: undefined };

describe('development routes', () => {
  test('exist in development', () => {
    expect(hasDevRoutes(workshop)).toBe(true);
  });

  test.each([
    { production: true },
    { publicUrl: 'https://www.nuntix.example' },
    { databaseUrl: 'postgres://db.example/nuntix' },
  ])('do not exist with %j', (setting) => {
    expect(hasDevRoutes({ ...workshop, ...setting })).toBe(false);
  });
});

describe('a local request', () => {
  const request = (remoteAddress: string | undefined, headers: Record<string, string>) =>
    ({ headers, socket: { remoteAddress } }) as Parameters<typeof isLocalRequest>[0];

  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('comes from %s to %s', (peer, host) => {
    expect(isLocalRequest(request(peer, { host }))).toBe(true);
  });

  test.each([
    ['another machine', '192.168.1.5', { host: 'localhost:3000' }],
    ['a name that points here', '127.0.0.1', { host: 'localhost.evil.example' }],
    ['a name that ends like ours', '127.0.0.1', { host: 'evil-localhost' }],
    ['no name', '127.0.0.1', {}],
    ['a proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
    ['a tunnel', '127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.7' }],
    ['a closed socket', undefined, { host: 'localhost' }],
  ])('does not come from %s', (_, peer, headers) => {
    expect(isLocalRequest(request(peer, headers as Record<string, string>))).toBe(false);
  });

  test.each(['via', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip'])(
    'has no header %s',
    (name) => {
      expect(isLocalRequest(request('127.0.0.1', { host: 'localhost', [name]: 'x' }))).toBe(false);
    },
  );
});
