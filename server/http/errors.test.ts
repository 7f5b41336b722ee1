import { expect, test } from 'vitest';
import { AppError, codeOfStatus, statusOf } from './errors.ts';

test.each([
  [400, 'bad-request'],
  [404, 'not-found'],
  [408, 'bad-request'],
  [413, 'too-large'],
  [431, 'bad-request'],
  [499, 'bad-request'],
  [399, 'unexpected'],
  [500, 'unexpected'],
  [502, 'unexpected'],
  [503, 'busy'],
])('the status %i has the code %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});

test('a refusal that a form can show is answered with 200', () => {
  expect([statusOf('login.wrong'), statusOf('contact.email')]).toEqual([200, 200]);
  expect([statusOf('session.required'), statusOf('code.tooSoon')]).toEqual([401, 429]);
});

test('an error keeps what caused it', () => {
  const cause = new Error('below');
  expect(new AppError('busy', { cause, retryAfterMs: 5 })).toMatchObject({
    ...{ message: 'busy', code: 'busy', cause, retryAfterMs: 5 },
  });
});
