import { expect, test } from 'vitest';
import { pinyinOf, readingsOf } from '#documents/search/pinyin.ts';
import { makePinyinMatcher } from './pinyin.ts';
import { queryVariants } from './query-variants.ts';

const terms = ['发送语音验证码', '回执回调', '短信签名', '余额查询', '回填率', '账户余额'];
const hear = makePinyinMatcher(
  terms,
  { sounds: pinyinOf(terms), readings: readingsOf() },
  (pair) => terms.some((term) => term.includes(pair)) || pair === '会调',
);
const spell = (word: string) => (word === 'recipt' ? 'receipt' : undefined);
const said = (query: string) => queryVariants(query, hear, spell).map(({ wording }) => wording);

test.each([
  ['yanzhengma', '验证码'],
  ['yue', '余额'],
  ['huidiao', '回调'],
  ['huitianlv', '回填率'],
  ['duanxin qianming', '短信签名'],
])('%s is read as it sounds', (typed, meant) => {
  expect(said(typed)[0]).toBe(meant);
});

test('letters that are not the pinyin of a term stay', () => {
  expect(said('messageid')[0]).toBe('messageid');
  expect(said('yanzh')[0]).toBe('yanzh');
});

// Each term can be split in eight ways: trying all combinations would take too long.
test('long input without a pinyin match is resolved quickly', () => {
  const terms = 'fasongyuyinyanzhengma'.repeat(9);
  expect(said(terms)[0]).toBe('发送语音验证码'.repeat(9));
  expect(said(`${terms}q`)[0]).toBe(`${terms}q`);
});

test.each([
  ['验证吗', '验证码'],
  ['眼正码', '验证码'],
  ['回直', '回执'],
  ['前明', '签名'],
  ['短信的雨鹅', '短信的余额'],
])('%s is taken as the term that sounds like it', (typed, meant) => {
  expect(said(typed)[0]).toBe(meant);
});

test('known characters, and those that sound like no term, stay', () => {
  expect(said('会调')[0]).toBe('会调');
  expect(said('天气')[0]).toBe('天气');
});

test('common typing mistakes are corrected', () => {
  expect(said('帐户余额')[0]).toBe('账户余额');
  expect(said('短讯验证码')[0]).toBe('短信验证码');
  expect(said('簡訊驗證碼')[0]).toBe('短信验证码');
});

test('a misspelt word is also searched with the right spelling', () => {
  expect(said('email recipt')).toEqual(['email recipt', 'email receipt']);
});

test('a field name is also searched by its parts', () => {
  expect(said('templateId')).toEqual(expect.arrayContaining(['templateid', 'template id']));
});
