import { expect, test } from 'vitest';
import type { Place } from './search-places.ts';
import { indexTerms } from './term-index.ts';
import { termsOf } from './terms.ts';

const place = (title: string, text: string): Place => ({
  weight: 1,
  title,
  heading: '',
  category: '',
  keywords: '',
  text,
  hit: { document: title, anchor: '', path: '', heading: title, place: [], text },
  owners: [],
  isOfCall: false,
});

const index = await indexTerms(
  [
    place('Receipts', 'The status of a message. A receipt follows each message.'),
    place('Sending', 'Each message has a receipt.'),
    place('Billing', 'One line for each day, with messageId and status.'),
    place('回执', '短信的状态报告'),
  ],
  () => undefined,
);

const strictly = { mayGrow: () => false, mayGuess: () => false, weigh: () => 1 };
const found = (query: string, leeway = strictly) =>
  [...index.find(termsOf(query), leeway)]
    .sort(([, one], [, other]) => other.score - one.score)
    .map(([{ title }]) => title);

test('a word in the title counts more than in the text, and all words more than one', () => {
  expect(found('receipt')).toEqual(['Receipts', 'Sending']);
  expect(found('message status')[0]).toBe('Receipts');
  expect(found('message status')).toContain('Billing');
  expect(found('nothing')).toEqual([]);
});

test('a match has its terms and their share of the query', () => {
  const [match] = index.find(termsOf('each receipt price'), strictly).values();
  expect(match).toMatchObject({ terms: ['each', 'receipt'], share: 2 / 3 });
});

test('an incomplete word matches words that begin with it', () => {
  expect(found('rece')).toEqual([]);
  expect(found('rece', { ...strictly, mayGrow: () => true })).toEqual(['Receipts', 'Sending']);
});

test('in a pair of Chinese characters one may be wrong', () => {
  expect(found('状况')).toEqual([]);
  expect(found('状况', { ...strictly, mayGuess: () => true })).toEqual(['回执']);
});

test('the index knows its terms and its words', () => {
  expect(index.has('messageid')).toBe(true);
  expect(index.has('pigeon')).toBe(false);
  expect(index.words()).toEqual(expect.arrayContaining(['receipts', 'messageid', 'id']));
});

test('indexing yields after each place', async () => {
  let rests = 0;
  await indexTerms([place('One', 'a'), place('Two', 'b')], async () => {
    rests += 1;
  });
  expect(rests).toBe(2);
});
