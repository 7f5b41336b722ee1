import { expect, test } from 'vitest';
import { readBeside } from './beside.ts';
import { documentBeside, pathsBeside } from './pages.ts';

test('another site is a folder or an address, and where it has the document', () => {
  expect(readBeside('Peer, English=/srv/peer/dist,/en/sms/mt-sending/')).toEqual({
    name: 'Peer, English',
    folder: '/srv/peer/dist',
    path: '/en/sms/mt-sending/',
  });
  expect(readBeside('Peer=https://localhost:8443,/sms/mt-sending')).toMatchObject({
    origin: 'https://localhost:8443',
  });
});

test.each(['Peer=/srv/peer', 'Peer=/srv/peer,/en/', '/srv/peer,/sms/mt-sending'])(
  '%s is not enough',
  (text) => {
    expect(() => readBeside(text)).toThrow('sms/mt-sending');
  },
);

test('its other documents lie where the one is', () => {
  expect(documentBeside('Peer', '/en/sms/mt-sending/').next).toBe('/en/sms/mt-sending-v2/');
  const others = pathsBeside('/en/sms/mt-sending/');
  expect(others).toContain('/en/sms/receipt-callback/');
  expect(others).not.toContain('/en/sms/mt-sending/');
});
