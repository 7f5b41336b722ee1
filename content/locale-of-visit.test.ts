import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { localeOfOrigin } from './locale-of-visit.ts';
import { localeSettings } from './locale-settings.ts';

test.each(locales)('an activation link leads back to its language: %s', (locale) => {
  const { isInternational } = localeSettings[locale];
  expect(localeOfOrigin(String(isInternational))).toBe(locale);
});
