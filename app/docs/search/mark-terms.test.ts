import { expect, test } from 'vitest';
import { markTerms } from './mark-terms.ts';
import { termsOf } from './terms.ts';

const marked = (text: string, query: string) =>
  markTerms(text, termsOf(query)).flatMap(({ text, isFound }) => (isFound ? [text] : []));

test('a match is marked to the end of its word', () => {
  expect(marked('Retries are charged at the charging rate.', 'retry charges')).toEqual([
    'Retries',
    'charged',
    'charging',
  ]);
  expect(marked('A chargeback is not it.', 'recharge')).toEqual([]);
});
