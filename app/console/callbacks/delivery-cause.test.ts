import { expect, test } from 'vitest';
import { causeOf, isConnected } from './delivery-cause.ts';

const answered = (status: number) => ({ status, problem: null });
const failed = (problem: string) => ({ status: null, problem });

test('only a 2xx response counts as received', () => {
  expect([200, 204, 299].map((status) => causeOf(answered(status)))).toEqual(
    Array(3).fill(undefined),
  );
  expect(causeOf(answered(199))).toBe('refused');
  expect(causeOf(answered(302))).toBe('redirect');
  expect(causeOf(answered(401))).toBe('refused-signature');
  expect(causeOf(answered(503))).toBe('refused');
});

test('without a response the cause is the recorded problem', () => {
  expect(causeOf(failed('no-answer'))).toBe('no-answer');
  expect(causeOf(failed('certificate'))).toBe('certificate');
  expect(causeOf(failed('something new'))).toBe('no-connection');
});

test('a receiver that answers too late was connected', () => {
  expect(isConnected(answered(500))).toBe(true);
  expect(isConnected(failed('no-answer'))).toBe(true);
  expect(isConnected(failed('name-not-found'))).toBe(false);
});
