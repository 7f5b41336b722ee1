import { describe, expect, test } from 'vitest';
import { type Problem, validate, validateTyped } from './problems.ts';

const asObject = <Verdict>(verdicts: ReadonlyMap<string, Verdict>) => Object.fromEntries(verdicts);

const fields = ['phone', 'password', 'confirmation'] as const;
type Field = (typeof fields)[number];
type Code = 'missing' | 'short' | 'mismatch';
type Found = Problem<Field, Code>;

describe('after submitting', () => {
  const problems: Found[] = [
    ['password', 'missing'],
    ['password', 'short'],
    ['confirmation', 'mismatch'],
  ];

  test('only the first problem is shown', () => {
    expect(asObject(validate(fields, problems, false))).toEqual({ password: 'missing' });
  });

  test('with showsAllProblems each field shows its first problem and the others are valid', () => {
    expect(asObject(validate(fields, problems, true))).toEqual({
      phone: true,
      password: 'missing',
      confirmation: 'mismatch',
    });
  });
});

describe('while typing', () => {
  const known = new Map<Field, Code>([
    ['phone', 'missing'],
    ['confirmation', 'mismatch'],
  ]);

  test('the field’s own problem disappears, even if it remains', () => {
    const problems: Found[] = [
      ['phone', 'missing'],
      ['confirmation', 'mismatch'],
    ];
    expect(asObject(validateTyped(known, problems, 'phone', undefined))).toEqual({
      confirmation: 'mismatch',
    });
  });

  test('another field keeps only a problem that remains', () => {
    const problems: Found[] = [['phone', 'missing']];
    expect(asObject(validateTyped(known, problems, 'password', undefined))).toEqual({
      phone: 'missing',
    });
  });

  test('another field shows no new problem', () => {
    const problems: Found[] = [['confirmation', 'mismatch']];
    expect(asObject(validateTyped(new Map(), problems, 'password', undefined))).toEqual({});
  });

  test('a field validated on input shows its problem at once, and valid fields stay valid', () => {
    const problems: Found[] = [['password', 'short']];
    expect(
      asObject(validateTyped(new Map([['phone', true]] as const), problems, 'password', 'short')),
    ).toEqual({
      phone: true,
      password: 'short',
    });
  });
});
