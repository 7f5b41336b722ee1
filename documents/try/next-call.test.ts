import { expect, test } from 'vitest';
import { readOperation } from '../api/operation.ts';
import { nextCall } from './next-call.ts';

const after = (name: string) => nextCall(readOperation(name, 'en'), 'en');

test('a sent message is queried by the id of the response', () => {
  expect(after('sms/smsSendV2')).toEqual({
    id: 'smsGetRecord',
    method: 'GET',
    path: '/v2/sms/records/{messageId}',
    document: '/document-en/sms/record-single-query',
    takes: ['messageId'],
  });
  expect(after('sms/smsListRecords')?.id).toBe('smsGetRecord');
});

test("our own id comes before the caller's", () => {
  expect(after('callbot/callbotCreateTask')?.takes).toEqual(['taskId']);
});

test('a path may also contain what the caller named before', () => {
  expect(after('wa-jcs/whatsAppSignupStart')).toMatchObject({
    id: 'whatsAppSignupGet',
    takes: ['signupId', 'appId'],
  });
});

test('nothing follows a query of one record', () => {
  expect(after('sms/smsGetRecord')).toBeUndefined();
  expect(after('general/accountGetBalance')).toBeUndefined();
});
