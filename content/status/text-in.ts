import type { Locale } from '#contract/locale.ts';
import type { Said } from './incident.ts';
import { untranslatedWords } from './states.ts';

/** A text for readers of a language; before its translation follows, the original with a note. */
export function textIn(text: Said, locale: Locale): string {
  if (!text.only || text.only === locale) return text[locale];
  const { follows, original } = untranslatedWords[locale];
  return `${follows}\n${original}\n${text[locale]}`;
}
