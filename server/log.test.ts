import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('an error is described with its code, its cause and where it happened', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const described = describeError(new TypeError('no connection', { cause }));
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'no connection',
    cause: { message: 'refused', code: 'ECONNREFUSED' },
  });
  expect(described.stack).toContain('log.test.ts');
});

test('a thrown value that is no Error is not logged', () => {
  expect(JSON.stringify(describeError('a password'))).not.toContain('a password');
});
