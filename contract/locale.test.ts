import { expect, test } from 'vitest';
import { languageHeaders, languageTags, localeOfHeader, localeOfTag, locales } from './locale.ts';

test.each(locales)('what a browser says of %s is read as that language again', (locale) => {
  expect(localeOfHeader(languageHeaders[locale])).toBe(locale);
  expect(localeOfTag(languageTags[locale])).toBe(locale);
});

test('a language that nobody named is English for a call', () => {
  expect(localeOfHeader(undefined)).toBe('en');
  expect(localeOfHeader('FR')).toBe('en');
  expect(localeOfTag('fr')).toBeUndefined();
});
