import { expect, test } from 'vitest';
import { maskedQuery } from '../../masked-address.ts';
import { masked } from './masked.ts';

const maskedValue = (value: unknown) => JSON.parse(masked(JSON.stringify(value)));

test('phone numbers, addresses and texts are masked everywhere; other values are shown', () => {
  const sent = {
    phones: ['12025550101'],
    records: [{ phone: '447700900112', usedAt: '2026-11-15T05:00:00Z' }],
    email: 'lin@customer.example',
    content: '验证码 1234',
    text: { body: 'Hello' },
    senderId: 'HARBOUR',
    count: 3,
    isTest: true,
  };
  expect(maskedValue(sent)).toEqual({
    phones: ['12•••••101'],
    records: [{ phone: '44•••••112', usedAt: '2026-11-15T05:00:00Z' }],
    email: 'l•••••@customer.example',
    content: '•••••• (8)',
    text: { body: '•••••• (5)' },
    senderId: 'HARBOUR',
    count: 3,
    isTest: true,
  });
});

test('a phone number that was sent as a number is masked, other numbers are shown', () => {
  const sent = {
    phones: [12025550101],
    recipient: 447700900112,
    sentAt: 1794718800000,
    number: 12,
  };
  expect(maskedValue(sent)).toEqual({
    ...{ phones: ['12•••••101'], recipient: '44•••••112' },
    ...{ sentAt: 1794718800000, number: 12 },
  });
});

test('a list of numbers in one text is masked, too', () => {
  const sent = { phones: '12025550101,+447700900112; lin@customer.example', ids: 'a1,b2' };
  expect(maskedValue(sent)).toEqual({
    phones: '12•••••101,+4•••••112; l•••••@customer.example',
    ids: 'a1,b2',
  });
  expect(maskedQuery('?phone=12025550101%2C447700900112&seatIds=s1,s2')).toBe(
    '?phone=12•••••101,44•••••112&seatIds=s1,s2',
  );
});

test('a body that cannot be parsed is hidden entirely', () => {
  expect(masked('{"phones": ["12025550101')).toBe('…');
  expect(masked('')).toBe('');
});
