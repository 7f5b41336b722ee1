import { expect, test } from 'vitest';
import { localeOfHeader, localeOfTag } from './locale.ts';

test.each([
  ['CN', 'zh'],
  ['EN', 'en'],
  ['cn', 'en'],
  [undefined, 'en'],
])('the header %s asks for %s', (header, locale) => {
  expect(localeOfHeader(header)).toBe(locale);
});

test.each([
  ['en-US', 'en'],
  ['zh-CN', 'zh'],
  ['zh', undefined],
  [undefined, undefined],
])('the stored preference %s means %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
});
