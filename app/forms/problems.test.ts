import { describe, expect, test } from 'vitest';
import { judge, judgeTyped, type Problem } from './problems.ts';

const told = <Verdict>(verdicts: ReadonlyMap<string, Verdict>) => Object.fromEntries(verdicts);

const fields = ['phone', 'password', 'confirmation'] as const;
type Field = (typeof fields)[number];
type Code = 'missing' | 'short' | 'mismatch';
type Found = Problem<Field, Code>;

describe('after a press of the button', () => {
  const problems: Found[] = [
    ['password', 'missing'],
    ['password', 'short'],
    ['confirmation', 'mismatch'],
  ];

  test('only the first problem is told', () => {
    expect(told(judge(fields, problems, false))).toEqual({ password: 'missing' });
  });

  test('where all are told, each field tells its first and the others are right', () => {
    expect(told(judge(fields, problems, true))).toEqual({
      phone: true,
      password: 'missing',
      confirmation: 'mismatch',
    });
  });
});

describe('while somebody types', () => {
  const known = new Map<Field, Code>([
    ['phone', 'missing'],
    ['confirmation', 'mismatch'],
  ]);

  test('the field says nothing any more, even if it is still wrong', () => {
    const problems: Found[] = [
      ['phone', 'missing'],
      ['confirmation', 'mismatch'],
    ];
    expect(told(judgeTyped(known, problems, 'phone', undefined))).toEqual({
      confirmation: 'mismatch',
    });
  });

  test('another field says only what still holds', () => {
    const problems: Found[] = [['phone', 'missing']];
    expect(told(judgeTyped(known, problems, 'password', undefined))).toEqual({ phone: 'missing' });
  });

  test('another field does not begin to complain', () => {
    const problems: Found[] = [['confirmation', 'mismatch']];
    expect(told(judgeTyped(new Map(), problems, 'password', undefined))).toEqual({});
  });

  test('a field that is checked on each input says so at once, and what is right stays right', () => {
    const problems: Found[] = [['password', 'short']];
    expect(
      told(judgeTyped(new Map([['phone', true]] as const), problems, 'password', 'short')),
    ).toEqual({
      phone: true,
      password: 'short',
    });
  });
});
