import { expect, test } from 'vitest';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { type ResetInput, resetProblems } from './reset-checks.ts';

const right: ResetInput = {
  identifier: '+65 8123 4567',
  verifyCode: '482916',
  changePassword: 'harbour7line',
  confirmation: 'harbour7line',
};
const messageFor = (change: Partial<ResetInput>) => {
  const [first] = resetProblems({ ...right, ...change });
  return first && fieldErrorWords.en[first[1]];
};

test('5 the six checks of a reset run in order and stop at the first that fails', () => {
  const empty = { identifier: ' ', verifyCode: '', changePassword: '', confirmation: '' };
  expect(messageFor(empty)).toBe('Please Enter Phone/Email');
  expect(messageFor({ ...empty, identifier: 'a' })).toBe('Please Enter Valid OTP');
  expect(messageFor({ changePassword: '', confirmation: '' })).toBe('Please Enter Password');
  expect(messageFor({ changePassword: 'short1', confirmation: '' })).toBe(
    'Please set a new password with 8 to 20 characters, including both letters and numbers',
  );
  expect(messageFor({ confirmation: '' })).toBe('Please Enter Password Again');
  expect(messageFor({ confirmation: 'other7line' })).toBe('Password & Confirm Password Not Macth');
  expect(messageFor({})).toBeUndefined();
});

test.each([
  ['aaaaaaa1', true],
  ['a1a1a1a1a1a1a1a1a1a1', true],
  ['aaaaaa1', false],
  ['a1a1a1a1a1a1a1a1a1a1a', false],
  ['aaaaaaaa', false],
  ['11111111', false],
  ['aaaa 1111', false],
  ['aaaa-1111', false],
])('5 as a new password %s is accepted: %s', (changePassword, isAccepted) => {
  const problems = resetProblems({ ...right, changePassword, confirmation: changePassword });
  expect(problems.length === 0).toBe(isAccepted);
});
