import { statusGround } from '#content/pages/status/status.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { words as chinese } from './zh.ts';

export type StatusIncidentData = ReturnType<typeof statusIncidentOf>;

const wordsOf = { en: english, zh: chinese };

/** The page of an incident in one language; the URL names the incident. */
export const statusIncidentOf = (locale: Locale) => ({
  words: wordsOf[locale],
  ground: statusGround(locale),
});
