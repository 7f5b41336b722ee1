import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { actions } from './structure.ts';
import { words as chinese } from './zh.ts';

const wordsOf = { en: english, zh: chinese };

export function forbiddenOf(locale: Locale) {
  const { actions: names, ...words } = wordsOf[locale];
  return {
    ...words,
    actions: actions.map((page) => ({ path: pagePath(page, locale), name: names[page] })),
  };
}
