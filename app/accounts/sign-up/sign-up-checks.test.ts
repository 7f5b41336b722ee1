import { expect, test } from 'vitest';
import { businessTypeOf, signUpProblems } from './sign-up-checks.ts';

const right = {
  email: 'a@b.example',
  country: '702',
  firstName: 'Mei',
  lastName: 'Tan',
  terms: 'on',
};

test('5 the five checks of a sign-up run in order and stop at the first that fails', () => {
  const empty = { email: ' ', country: '', firstName: '', lastName: ' ', terms: '' };
  const first = (input: typeof right) => signUpProblems(input)[0];
  expect(first(empty)).toEqual(['email', 'signUp.email']);
  expect(first({ ...empty, email: 'a' })).toEqual(['country', 'signUp.country']);
  expect(first({ ...empty, email: 'a', country: '0' })).toEqual(['firstName', 'signUp.firstName']);
  expect(first({ ...right, lastName: '', terms: '' })).toEqual(['lastName', 'signUp.lastName']);
  expect(first({ ...right, terms: '' })).toEqual(['terms', 'signUp.terms']);
  expect(first(right)).toBeUndefined();
});

test.each([
  ['7', 7],
  ['-2', -2],
  ['7.5', undefined],
  ['spring', undefined],
  ['', undefined],
  [undefined, undefined],
])('2.1 resource %s becomes the business type %s', (resource, businessType) => {
  expect(businessTypeOf(resource)).toBe(businessType);
});
