import { expect, test } from 'vitest';
import { tryWords } from '#content/interface/try.ts';
import { callNames } from '#documents/api/operation.ts';
import { tryCall } from '#documents/try/try-call.ts';
import { problemOf } from './check-field.ts';
import { composeRequest } from './compose-request.ts';
import { keyOf, startValues, type Values, withFreshIds } from './form-values.ts';

const session = { host: 'https://sandbox.example', accessKey: 'AKTEST1', secretKey: 'sktest-1' };
const nothing = new URLSearchParams();
const composed = (name: string, changed: Values = {}, more = {}) => {
  const call = tryCall(name, 'en');
  const values = { ...startValues(call, nothing, 1794718800000), ...changed };
  return composeRequest(call, { values, files: {}, ...more }, session);
};

test('an untouched form sends the documented example', () => {
  expect(composed('sms/smsSendV2')).toEqual({
    method: 'POST',
    host: 'https://sandbox.example',
    path: '/v2/sms/mt',
    query: [],
    headers: [],
    isSigned: true,
    body: {
      kind: 'json',
      value: {
        phones: ['12025550101'],
        content: 'Your code is 482916. It is valid for 5 minutes.',
        senderId: 'HARBOUR',
        type: 'otp',
        orderId: 'order-20261115-0001',
      },
    },
  });
});

test('every untouched form is valid, except for files that must be chosen', () => {
  for (const name of callNames()) {
    const call = tryCall(name, 'en');
    const values = startValues(call, nothing);
    const wrong = call.fields
      .filter(({ kind }) => kind !== 'file')
      .map((field) => [
        field.name,
        problemOf(field, values[keyOf(field)] ?? '', undefined, tryWords.en.wrong),
      ])
      .filter(([, problem]) => problem);
    expect([name, wrong]).toEqual([name, []]);
  }
});

test('query parameters of the page fill the form and are encoded in the path', () => {
  const call = tryCall('sms/smsGetRecord', 'en');
  const values = startValues(call, new URLSearchParams('messageId=a/b'));
  expect(composeRequest(call, { values, files: {} }, session)).toMatchObject({
    path: '/v2/sms/records/a%2Fb',
    body: { kind: 'none' },
  });
});

test('values have the documented types; empty ones are left out unless required', () => {
  expect(
    composed('sms/smsSendV2', {
      'body-phones': '12025550101, 12025550102',
      'body-content': '',
      'body-senderId': '',
      'body-ttlSeconds': '300',
    }).body,
  ).toMatchObject({
    value: {
      phones: ['12025550101', '12025550102'],
      content: '',
      type: 'otp',
      orderId: 'order-20261115-0001',
      ttlSeconds: 300,
    },
  });
});

test('the forced error and the idempotency key are sent as headers', () => {
  const more = { answer: 1201, idempotencyKey: 'key-1' };
  expect(composed('sms/smsSendV2', {}, more).headers).toEqual([
    ['Idempotency-Key', 'key-1'],
    ['X-Sandbox-Answer', '1201'],
  ]);
  const own = composed('sms/smsSendV2', { 'header-Idempotency-Key': 'mine' }, more);
  expect(own.headers[0]).toEqual(['Idempotency-Key', 'mine']);
  expect(composed('sms/smsGetRecord', {}, more).headers).toEqual([['X-Sandbox-Answer', '1201']]);
});

test('version 1 is signed, or has its keys in the body and a new order id each time', () => {
  const signed = composed('sms/smsSend', {}, { idempotencyKey: 'key-1' });
  expect(signed).toMatchObject({ isSigned: true, headers: [['Idempotency-Key', 'key-1']] });
  expect(signed.body).not.toHaveProperty('value.appKey');
  const keyed = composed('sms/smsSend', {}, { idempotencyKey: 'key-1', keysInBody: true });
  expect(keyed).toMatchObject({ isSigned: false, headers: [] });
  expect(keyed.body).toMatchObject({
    value: { appKey: 'AKTEST1', appSecret: 'sktest-1', orderId: 'order-1794718800000' },
  });
  const call = tryCall('sms/smsSend', 'en');
  const values = startValues(call, nothing, 1794718800000);
  expect(withFreshIds(call, values, 1794718800001)['body-orderId']).toBe('order-1794718800001');
  const typed = { ...values, 'body-orderId': 'mine' };
  expect(withFreshIds(call, typed, 1794718800001)['body-orderId']).toBe('mine');
});

test('a file is sent as multipart with the other fields', () => {
  const call = tryCall('whats-app/whatsAppMediaUpload', 'en');
  const file = new File(['x'], 'invoice.pdf');
  const filled = { values: startValues(call, nothing), files: { 'body-file': file } };
  expect(composeRequest(call, filled, session).body).toMatchObject({
    kind: 'multipart',
    parts: [{ name: 'file', value: 'invoice.pdf', isFile: true }, { name: 'sender' }, {}],
  });
});
