import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { languageWays } from './language-ways.ts';
import { localeOfOrigin } from './locale-of-visit.ts';

test.each(locales)(
  'a link to activate an account leads back to the language it is in: %s',
  (locale) => {
    const { isInternational } = languageWays[locale];
    expect(localeOfOrigin(String(isInternational))).toBe(locale);
  },
);
