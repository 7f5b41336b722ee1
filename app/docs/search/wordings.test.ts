import { expect, test } from 'vitest';
import { soundsOf } from '#documents/files/sounds.ts';
import { wordingsOf } from './wordings.ts';

const sounds = soundsOf(['发送语音验证码', '回执回调', '短信常见问题', '余额查询', '回填率']);
const said = (query: string) => wordingsOf(query, sounds).map(({ wording }) => wording.trim());

test.each([
  ['yanzhengma', '验证码'],
  ['yue', '余额'],
  ['huidiao', '回调'],
  ['huitianlv', '回填率'],
  ['duanxin qianming', '短信签名'],
])('%s is read as it sounds', (typed, meant) => {
  expect(said(typed)[0]).toBe(meant);
});

test('letters that sound like no term stay as they are', () => {
  expect(said('messageid')[0]).toBe('messageid');
  expect(said('yanzh')[0]).toBe('yanzh');
});

test('what is often mistyped is taken as it was meant', () => {
  expect(said('帐户余额')[0]).toBe('账户余额');
  expect(said('短訊验正码')[0]).toBe('短信验证码');
});

test('another name stands in the place of what was said, beside the other words', () => {
  expect(said('sms invoice')).toContain('sms  billing report');
  expect(said('怎么防刷')).toContain('怎么 恶意刷验证码');
});
