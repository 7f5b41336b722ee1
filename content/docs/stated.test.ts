import { describe, expect, test } from 'vitest';
import { readReceipt, statedIn } from './stated.ts';

const receipt = {
  event: 'sms.receipt',
  eventId: '0a014474-591c-46d3-81b6-1fde5a20657c',
  data: {
    messageId: '7c1f2b90d4e84a53b6f0c2ac',
    phone: '84901234142',
    status: 'UNDELIV',
    reason: 'ABSENT_SUBSCRIBER',
    segments: 1,
    doneAt: '2026-11-18T06:51:40Z',
  },
};

describe('a pasted receipt', () => {
  test.each([
    ['in one line', JSON.stringify(receipt)],
    ['with white space', JSON.stringify(receipt, null, 4)],
    ['cut off after its end', JSON.stringify(receipt).slice(0, -20)],
  ])('is read %s', (_, text) => {
    expect(readReceipt(text)).toMatchObject({
      event: 'sms.receipt',
      status: 'UNDELIV',
      reason: 'ABSENT_SUBSCRIBER',
    });
  });

  test('shows what identifies it, with the recipient masked', () => {
    expect(readReceipt(JSON.stringify(receipt))?.fields).toEqual([
      { name: 'event', value: 'sms.receipt' },
      { name: 'messageId', value: '7c1f2b90d4e84a53b6f0c2ac' },
      { name: 'phone', value: '84•••••142' },
      { name: 'status', value: 'UNDELIV' },
      { name: 'reason', value: 'ABSENT_SUBSCRIBER' },
      { name: 'doneAt', value: '2026-11-18T06:51:40Z' },
    ]);
    const mail = readReceipt('{"email":"dana@customer.example","status":"failed"}');
    expect(mail?.fields[0]?.value).toBe('d•••@customer.example');
  });

  test('can be a log line, and an HTTP status is none', () => {
    expect(readReceipt('10:14 status=UNDELIV reason=NO_ROUTE')).toMatchObject({
      status: 'UNDELIV',
      reason: 'NO_ROUTE',
      fields: [],
    });
    expect(readReceipt('status: 401')).toBeUndefined();
    expect(readReceipt('{"code":1102,"msg":"The signature is not valid."}')).toBeUndefined();
    expect(readReceipt('how do I send sms')).toBeUndefined();
  });
});

test('a response states the status of its data and of each entry of a list, once', () => {
  expect(statedIn(receipt)).toEqual([
    { event: 'sms.receipt', status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER' },
  ]);
  const records = [{ status: 'DELIVRD' }, { status: 'DELIVRD' }, { status: 'failed' }];
  expect(statedIn({ code: 0, data: { page: 1, records } })).toEqual([
    { status: 'DELIVRD' },
    { status: 'failed' },
  ]);
  expect(statedIn({ code: 1102, msg: 'no' })).toEqual([]);
  expect(statedIn(undefined)).toEqual([]);
});
