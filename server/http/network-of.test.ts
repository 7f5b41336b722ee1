import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['2001:db8:1:2::', '2001:db8:1::/48'],
  ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8::/48'],
  ['2001::1:2', '2001::/48'],
  ['2001:0:7::', '2001:0:7::/48'],
  ['::', '::/48'],
  ['::1', '::/48'],
  ['unknown', 'unknown'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '::/48'],
])('the client address of %s is in the network %s', (ip, network) => {
  expect(networkOf(clientAddress({ ip }))).toBe(network);
});

test('neighbouring addresses share a network, others do not', () => {
  expect(networkOf('2001:db8:1:2::')).toBe(networkOf('2001:db8:1:ffff::'));
  expect(networkOf('2001:db8:1::')).not.toBe(networkOf('2001:db8:2::'));
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.114.7'));
});
