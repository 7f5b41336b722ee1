import { expect, test } from 'vitest';
import { passwordPattern } from '#contract/account-rules.ts';
import { passwordRules } from './password-rules.ts';

test.each(['harbour7', 'a1b2c3d4e5f6g7h8i9j0', 'harbour', 'harbourcoffee', '12345678', 'a1', ''])(
  '"%s" satisfies all shown rules exactly if it is accepted',
  (password) => {
    const keepsAll = Object.values(passwordRules).every((pattern) => pattern.test(password));
    expect(keepsAll).toBe(passwordPattern.test(password));
  },
);

test.each(['harbour 7', 'harbour7!', 'a1b2c3d4e5f6g7h8i9j0k'])(
  '"%s" does not tick the first rule',
  (password) => expect(passwordRules.length.test(password)).toBe(false),
);
