import { expect, test } from 'vitest';
import { collectProblems } from './collect-problems.ts';

const unreadable = () => {
  throw new Error('sms.yaml cannot be read');
};

test('problems are told even if a later check cannot read what they are in', async () => {
  const checks = [() => ['one'], unreadable, async () => ['two']];
  expect(await collectProblems(checks)).toEqual(['one', 'two']);
});

test('a check that throws without any problem found is an error', async () => {
  await expect(collectProblems([() => [], unreadable])).rejects.toThrow('sms.yaml');
});
