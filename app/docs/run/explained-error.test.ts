import { expect, test } from 'vitest';
import { tryWords } from '#content/interface/try.ts';
import type { ErrorDetails } from '#contract/error-details.ts';
import { tryCall } from '#documents/try/try-call.ts';
import { composeRequest } from './compose-request.ts';
import { clearValue, refusedField, withValue } from './explained-error.ts';
import { startValues } from './form-values.ts';
import type { Run } from './run.ts';

const call = tryCall('sms/smsSendV2', 'en');
const form = { values: startValues(call, new URLSearchParams('type=OTP')), files: {} };
const error: ErrorDetails = {
  ...{ retry: 'no', docUrl: 'https://www.harbour.example/', field: 'type', in: 'body' },
  ...{ problem: 'value', expected: 'one of otp, notification, marketing', received: 'OTP' },
};
const run = (details: object): Run => ({
  ...{ step: 'answered', isOver: true, things: [], deliveries: [] },
  sent: { at: 0, request: composeRequest(call, form), query: '', body: '' },
  answer: { status: 400, tookMs: 1, json: { code: 1002, error: details } },
});
const marks = (details: object, now = form, locale: 'en' | 'zh' = 'en') =>
  refusedField(call, run(details), now, tryWords[locale].wrong);

test('the field that a response refuses is marked until its value changes', () => {
  expect(marks(error)).toEqual([['body-type', 'Use otp, notification or marketing.']]);
  expect(marks(error, form, 'zh')).toEqual([
    ['body-type', '请使用 otp、notification 或 marketing。'],
  ]);
  const values = { ...form.values, 'body-type': 'otp' };
  expect(marks(error, { ...form, values })).toEqual([]);
  expect(marks({ ...error, in: 'query' })).toEqual([]);
});

test('a part of a field is named, and what has no words of its own is told as expected', () => {
  const inside = {
    ...error,
    field: 'type.name',
    problem: 'length',
    expected: 'up to 9 characters',
  };
  expect(marks(inside)).toEqual([['body-type', 'name: Expected: up to 9 characters.']]);
});

test('one clear value is offered, and put in at its place', () => {
  expect(clearValue(error)).toBe('otp');
  expect(clearValue({ ...error, received: 'poem' })).toBeUndefined();
  expect(clearValue({ ...error, expected: 'a string of 1 to 9 characters' })).toBeUndefined();
  expect(withValue('OTP', '', 'otp')).toBe('otp');
  expect(JSON.parse(withValue('[{"type":"Url","at":1}]', '[0].type', 'url'))).toEqual([
    { type: 'url', at: 1 },
  ]);
});
