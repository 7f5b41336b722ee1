import { expect, test } from 'vitest';
import { storedIndex } from '#tests/support/stored-documents.ts';
import { exactAnswer } from './exact-answer.ts';

const index = storedIndex('en');
const answerTo = (query: string) => exactAnswer(query, index);

test.each([
  '1102',
  'error 1102',
  '错误码1102',
  'code=1102',
  '{"code": 1102, "msg": "The signature does not match the request."}',
  "requestId 5f0c1a7e-2b64-4f0d-8c3a-91d2e7b6a845, code: '1102'",
])('%s asks for the code', (query) => {
  expect(answerTo(query).exact).toMatchObject({ code: 1102 });
});

test.each(['429', 'HTTP/1.1 429', '状态码 429', 'Too Many Requests'])(
  '%s asks for the status',
  (query) => expect(answerTo(query)).toEqual({ status: 429, hasOtherWords: false }),
);

test.each([
  ['HTTP error: unauthorised', 401],
  ['Unprocessable Entity', 422],
  ['返回服务不可用', 503],
])('%s names the status', (query, status) =>
  expect(answerTo(query)).toEqual({ status, hasOtherWords: false }),
);

test('a status among other words is reported beside their hits', () => {
  expect(answerTo('media url 403 after five minutes')).toEqual({
    status: 403,
    hasOtherWords: true,
  });
  expect(answerTo('413 payload too large')).toEqual({ status: 413, hasOtherWords: false });
});

test('a plain glossary word means the topic, camel case means the field', () => {
  expect(answerTo('emoji')).toEqual({});
  expect(answerTo('senderid').exact).toMatchObject({ name: 'senderId' });
});

test.each(['messageId', 'messageid', 'message_id', 'message-id', 'message id'])(
  '%s asks for the field',
  (query) => expect(answerTo(query).exact).toMatchObject({ name: 'messageId' }),
);

test.each(['balance', '160 characters', '+12025550187', '2026-11-15', 'v2.1102'])(
  '%s asks for nothing by name',
  (query) => expect(answerTo(query)).toEqual({}),
);
