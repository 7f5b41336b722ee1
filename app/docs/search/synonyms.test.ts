import { expect, test } from 'vitest';
import { searchEveryday } from '#documents/search/everyday.ts';
import { makeSynonyms } from './synonyms.ts';

const ideasOf = makeSynonyms([...searchEveryday('en'), ...searchEveryday('zh')]);

const said = (query: string) => ideasOf(query).map((idea) => idea.said);
const namesOf = (query: string) => ideasOf(query).flatMap(({ names }) => names);

test('a query is cut at the longest names that are known', () => {
  expect(said('do i pay for texts that never arrive')).toContain('never arrive');
  expect(said('语音验证码没人接')).toEqual(['语音验证码', '没人接']);
  expect(said('java 回调')).toEqual(['java', '回调']);
});

test('each concept has the synonyms of its glossary line', () => {
  expect(namesOf('sms invoice')).toContain('billing report');
  expect(namesOf('怎么防刷')).toContain('恶意刷验证码');
});

test('names match regardless of endings', () => {
  expect(namesOf('are webhooks retried')).toContain('callback');
  expect(namesOf('throttled')).toContain('too many requests');
});

test('an everyday word has our term as synonym, not the other way round', () => {
  expect(namesOf('pay')).toEqual(expect.arrayContaining(['charge', '计费标准']));
  expect(namesOf('charge')).not.toContain('pay');
});
