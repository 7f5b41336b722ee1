import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { languageWays } from './language-ways.ts';
import { localeOfOrigin } from './locale-of-visit.ts';

test.each(locales)('an activation link leads back to its language: %s', (locale) => {
  const { isInternational } = languageWays[locale];
  expect(localeOfOrigin(String(isInternational))).toBe(locale);
});
