import { expect, test } from 'vitest';
import { trafficSourceOf } from './traffic-source.ts';

test.each([
  ['gclid=abc', 'Google'],
  ['bd_vid=1', 'Baidu'],
  ['x=1&bd_anything=', 'Baidu'],
  ['bd=1', undefined],
  ['abd_=1', undefined],
  ['', undefined],
])('2.1 the query "%s" comes from %s', (query, source) => {
  expect(trafficSourceOf(new URLSearchParams(query))).toBe(source);
});
