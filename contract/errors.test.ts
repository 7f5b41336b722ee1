import { expect, test } from 'vitest';
import { readCalls } from '#scripts/contract-calls.ts';
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

test('a rule of a call raises a code that we know', async () => {
  const raised = (await readCalls()).flatMap(({ input }) => codesIn(input));
  expect(raised).toContain('contact.email');
  expect(raised.filter((code) => !isErrorCode(code))).toEqual([]);
});

/** What a schema, its checks and the schemas within it say when they are broken. */
function codesIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  if (!('_zod' in part)) return Object.values(part).flatMap(codesIn);
  const { def } = Object(part._zod);
  return [...(def.error ? [def.error({})] : []), ...codesIn({ ...def })];
}
