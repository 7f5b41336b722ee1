import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { lookUpCountry } from '#contract/visit.ts';
import { callContext } from '#tests/support/call-context.ts';
import { readEnv } from '../env.ts';
import { clientAddress } from './client-address.ts';
import { registerCall } from './register-call.ts';
import { trustedPeers } from './trusted-peers.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['::ffff:203.0.113.7:443', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['unknown:443', 'unknown:443'],
  ['203.0.113.7:', '203.0.113.7:'],
  ['203.0.113.7:x', '203.0.113.7:x'],
])('%s counts as %s', (ip, counted) => {
  expect(clientAddress({ ip })).toBe(counted);
});

test('a word in place of an address can not grow without end', () => {
  expect(clientAddress({ ip: 'x'.repeat(5_000) })).toHaveLength(64);
});

describe('trusted peers', () => {
  const isTrusted = trustedPeers(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);

  test.each(['10.1.2.3', '192.0.2.1', '2001:db8::5', '::ffff:10.1.2.3', '10.1.2.3:80'])(
    '%s is one',
    (peer) => {
      expect(isTrusted(peer)).toBe(true);
    },
  );

  test.each(['11.0.0.1', '192.0.2.2', '2001:db9::1', '', 'unknown', undefined])(
    '%s is none',
    (peer) => {
      expect(isTrusted(peer)).toBe(false);
    },
  );

  test('are all there are where the operator says so', () => {
    expect(trustedPeers(['0.0.0.0/0'])('203.0.113.7')).toBe(true);
  });

  test.each([
    ...['10.0.0.0/33', '10.0.0.0/-1', 'proxy.example', '10.0.0.0/x', '::/129', '1.2.3'],
    ...['10.0.0.0/', '10.0.0.0/ 8', '10.0.0.0/0x8', '10.0.0.0/8/8'],
  ])('the setting %s is refused in one line', (network) => {
    expect(() => trustedPeers([network])).toThrow(/^Setting TRUSTED_PROXIES: .+\.$/);
  });
});

describe('forwarding headers', () => {
  const seenAddress = async (peer: string, forwarded: string, proxies: string) => {
    const env = readEnv({ TRUSTED_PROXIES: proxies });
    const app = Fastify({ trustProxy: trustedPeers(env.trustedProxies) });
    registerCall(app, callContext(env), lookUpCountry, async (_, { address }) => ({
      country: address,
    }));
    const reply = await app.inject({
      url: '/ip-info',
      remoteAddress: peer,
      headers: { 'x-forwarded-for': forwarded },
    });
    return reply.json().country;
  };

  test('are ignored when nobody is trusted', async () => {
    expect(await seenAddress('198.51.100.1', '203.0.113.7', '')).toBe('198.51.100.1');
  });

  test('are ignored when they come from anybody else', async () => {
    expect(await seenAddress('198.51.100.1', '203.0.113.7', '10.0.0.0/8')).toBe('198.51.100.1');
  });

  test('of a trusted peer name the client, whatever the client itself wrote before', async () => {
    expect(await seenAddress('10.0.0.1', '1.2.3.4, 203.0.113.7', '10.0.0.0/8')).toBe('203.0.113.7');
  });

  test('may name a port, of the client and of the proxies between', async () => {
    const forwarded = '203.0.113.7:51234, 10.0.0.2:8080';
    expect(await seenAddress('10.0.0.1', forwarded, '10.0.0.0/8')).toBe('203.0.113.7');
  });
});
