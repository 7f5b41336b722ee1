import { expect, test } from 'vitest';
import { loneSigns, withoutStopWords } from './stop-words.ts';

test.each([
  ['How do I get my keys?', 'keys'],
  ['what should we do when a request is throttled', 'request throttled'],
  ['余额怎么查', '余额'],
  ['为什么收不到回执呢', '收不到回执'],
  ['请问密钥在哪里', '密钥'],
])('%s asks about no more than %s', (question, telling) => {
  expect(withoutStopWords(question)).toEqual(withoutStopWords(telling));
});

test('all forms of a word have one term, “recording” is not “record”', () => {
  const [charge] = withoutStopWords('charge');
  for (const form of ['charges', 'charged', 'charging'])
    expect(withoutStopWords(form)).toEqual([charge]);
  expect(withoutStopWords('retries')).toEqual(withoutStopWords('retrying'));
  expect(withoutStopWords('recordings')).not.toEqual(withoutStopWords('records'));
  expect(withoutStopWords('status')).toEqual(['status']);
});

test('a single Chinese character is searched when it is the whole query', () => {
  expect(withoutStopWords('字')).toEqual(['字']);
});

test('a character that is in no known pair is a term of its own', () => {
  const isKnown = (term: string) => ['模板', '删', '删除'].includes(term);
  expect(loneSigns('删模板', isKnown)).toEqual(['删']);
  expect(loneSigns('删除模板', isKnown)).toEqual([]);
  expect(loneSigns('改模板', isKnown)).toEqual([]);
});
