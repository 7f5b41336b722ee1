import { expect, test } from 'vitest';
import { activationProblem } from './activation-checks.ts';

const filled = {
  phone: '+65 8123 4567',
  verifyCode: '123456',
  username: '',
  password: 'harbour7',
  confirmation: 'harbour7',
};

test('a filled form has no problem, with or without a username', () => {
  expect(activationProblem(filled)).toBeUndefined();
  expect(activationProblem({ ...filled, username: ' mei.tan ' })).toBeUndefined();
});

test.each([
  [{ phone: '' }, 'activation.phone'],
  [{ phone: '+65 ' }, 'activation.phone'],
  [{ verifyCode: ' ' }, 'reset.code'],
  [{ username: '1mei' }, 'username.format'],
  [{ password: '' }, 'login.password'],
  [{ password: 'harbour' }, 'password.format'],
  [{ confirmation: '' }, 'password.again'],
  [{ confirmation: 'harbour8' }, 'password.mismatch'],
])('%j is named as %s', (change, code) => {
  expect(activationProblem({ ...filled, ...change })?.code).toBe(code);
});

test('the first field of the form is named first', () => {
  const empty = { phone: '', verifyCode: '', username: '!', password: '', confirmation: '' };
  expect(activationProblem(empty)?.field).toBe('phone');
});
