import { expect, test } from 'vitest';
import { readCalls } from '#scripts/contract-calls.ts';
import { errorCodes, isErrorCode, isFieldErrorCode } from './errors.ts';

test('a text is recognized as a known code', () => {
  for (const code of errorCodes) expect(isErrorCode(code)).toBe(true);
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  for (const other of ['', 'success', 0, undefined, 'contact.fullname'])
    expect(isErrorCode(other)).toBe(false);
});

test('codes of fields are distinguished from others', () => {
  expect(isFieldErrorCode('contact.email')).toBe(true);
  for (const other of ['busy', 'captcha.missed', '', undefined])
    expect(isFieldErrorCode(other)).toBe(false);
});

test('every rule of a call raises a known code', async () => {
  const raised = (await readCalls()).flatMap(({ input }) => codesIn(input));
  expect(raised).toContain('contact.email');
  expect(raised.filter((code) => !isErrorCode(code))).toEqual([]);
});

/** Error messages of a schema, its checks and its inner schemas. */
function codesIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  if (!('_zod' in part)) return Object.values(part).flatMap(codesIn);
  const { def } = Object(part._zod);
  return [...(def.error ? [def.error({})] : []), ...codesIn({ ...def })];
}
