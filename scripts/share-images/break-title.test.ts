import { expect, test } from 'vitest';
import { breakTitle, partsOf } from './break-title.ts';

/** Pretends that every letter is as wide as it is high. */
const square = (line: string) => [...line].length;
const sizes = { from: 100, to: [80, 60, 50], least: 20 };
const set = (title: string, maxWidth: number, locale: 'en' | 'zh' = 'en') =>
  breakTitle(title, locale, square, { maxWidth, sizes });

test('a short title is on one line, at the largest size', () => {
  expect(set('Voice', 600)).toEqual({ lines: ['Voice'], size: 100 });
  expect(set('Voice', 450)).toEqual({ lines: ['Voice'], size: 90 });
});

test('lines are as even as possible', () => {
  expect(set('Sending a group call', 700).lines).toEqual(['Sending a', 'group call']);
  expect(set('Upload recording file now', 600).lines).toEqual(['Upload', 'recording', 'file now']);
  expect(set('Fraud Prevention', 700).lines).toEqual(['Fraud', 'Prevention']);
});

test('one long word gets smaller instead of being cut', () => {
  expect(set('Conversation', 600)).toEqual({ lines: ['Conversation'], size: 50 });
});

test('a title that fits at no size is refused', () => {
  expect(() => set('Conversation', 100)).toThrow('does not fit');
});

test('Chinese breaks between words, never inside one or before punctuation', () => {
  expect(partsOf('已上传文件查询', 'zh').join('|')).toBe('已上传|文件|查询');
  expect(set('已上传文件查询', 300, 'zh').lines.join('|')).toBe('已上传|文件查询');
  for (const part of partsOf('先看价格，再发消息。', 'zh')) expect(part).not.toMatch(/^[，。]/);
});

test('a headline breaks only where it is marked', () => {
  expect(set('Sent doesn’t count. \u200bDelivered does.', 1200).lines).toEqual([
    'Sent doesn’t count.',
    'Delivered does.',
  ]);
});

test('hyphens and apostrophes stay inside their word', () => {
  expect(partsOf('Amplify E-Commerce, don’t', 'en')).toEqual(['Amplify ', 'E-Commerce, ', 'don’t']);
});
