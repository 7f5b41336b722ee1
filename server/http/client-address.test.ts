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

test('text in place of an address is cut to a maximum length', () => {
  expect(clientAddress({ ip: 'x'.repeat(5_000) })).toHaveLength(64);
});

describe('trusted peers', () => {
  const isTrusted = trustedPeers(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);

  test.each(['10.1.2.3', '192.0.2.1', '2001:db8::5', '::ffff:10.1.2.3', '10.1.2.3:80'])(
    'include %s',
    (peer) => {
      expect(isTrusted(peer)).toBe(true);
    },
  );

  test.each(['11.0.0.1', '192.0.2.2', '2001:db9::1', '', 'unknown', undefined])(
    'do not include %s',
    (peer) => {
      expect(isTrusted(peer)).toBe(false);
    },
  );

  test('are all peers if the operator configures 0.0.0.0/0', () => {
    expect(trustedPeers(['0.0.0.0/0'])('203.0.113.7')).toBe(true);
  });

  test.each([
    ...['10.0.0.0/33', '10.0.0.0/-1', 'proxy.example', '10.0.0.0/x', '::/129', '1.2.3'],
    ...['10.0.0.0/', '10.0.0.0/ 8', '10.0.0.0/0x8', '10.0.0.0/8/8'],
  ])('the setting %s is refused with one line', (network) => {
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

  test('are ignored without trusted proxies', async () => {
    expect(await seenAddress('198.51.100.1', '203.0.113.7', '')).toBe('198.51.100.1');
  });

  test('are ignored from other peers', async () => {
    expect(await seenAddress('198.51.100.1', '203.0.113.7', '10.0.0.0/8')).toBe('198.51.100.1');
  });

  test('of a trusted peer name the client, whatever the client sent itself', async () => {
    expect(await seenAddress('10.0.0.1', '1.2.3.4, 203.0.113.7', '10.0.0.0/8')).toBe('203.0.113.7');
  });

  test('may contain ports, of the client and of proxies in between', async () => {
    const forwarded = '203.0.113.7:51234, 10.0.0.2:8080';
    expect(await seenAddress('10.0.0.1', forwarded, '10.0.0.0/8')).toBe('203.0.113.7');
  });
});
