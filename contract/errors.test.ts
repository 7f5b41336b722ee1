import { expect, test } from 'vitest';
import { errorCodes, isErrorCode, isFieldErrorCode } from './errors.ts';

test('a code is known by its name alone', () => {
  for (const code of errorCodes) expect(isErrorCode(code)).toBe(true);
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  for (const other of ['', 'success', 0, undefined, 'contact.fullname'])
    expect(isErrorCode(other)).toBe(false);
});

test('what is wrong with a field is told apart from other refusals', () => {
  expect(isFieldErrorCode('contact.email')).toBe(true);
  for (const other of ['busy', 'captcha.missed', '', undefined])
    expect(isFieldErrorCode(other)).toBe(false);
});
