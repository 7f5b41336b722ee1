import { expect, test } from 'vitest';
import { businessTypeOf, signUpProblem } from './sign-up-checks.ts';

const right = {
  email: 'a@b.example',
  country: 702,
  firstName: 'Mei',
  lastName: 'Tan',
  agreed: true,
};

test('5 the five checks of a sign-up run in order and stop at the first that fails', () => {
  const empty = { email: ' ', country: undefined, firstName: '', lastName: ' ', agreed: false };
  expect(signUpProblem(empty)).toBe('email');
  expect(signUpProblem({ ...empty, email: 'a' })).toBe('country');
  expect(signUpProblem({ ...empty, email: 'a', country: 0 })).toBe('firstName');
  expect(signUpProblem({ ...right, lastName: '', agreed: false })).toBe('lastName');
  expect(signUpProblem({ ...right, agreed: false })).toBe('terms');
  expect(signUpProblem(right)).toBeUndefined();
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
