import { expect, test } from 'vitest';
import { languageHeaders, languageTags, localeOfHeader, localeOfTag, locales } from './locale.ts';

test.each(locales)('the Content-Language of %s is read as that language', (locale) => {
  expect(localeOfHeader(languageHeaders[locale])).toBe(locale);
  expect(localeOfTag(languageTags[locale])).toBe(locale);
});

test('an unknown Content-Language is read as English', () => {
  expect(localeOfHeader(undefined)).toBe('en');
  expect(localeOfHeader('FR')).toBe('en');
  expect(localeOfTag('fr')).toBeUndefined();
});
