import { apiRules } from '#content/api-rules.ts';
import { fill } from '#content/fill.ts';
import { fillBrand } from '#content/fill-brand.ts';
import type { Locale } from '#contract/locale.ts';
import { resolveLinks } from '../manuscripts/links.ts';
import { isRecord } from './is-record.ts';

/** The language of the texts of a description, by their keys. */
export const languageOf: Record<string, Locale> = {
  description: 'en',
  summary: 'en',
  en: 'en',
  'x-zh': 'zh',
  zh: 'zh',
};

/**
 * Fills in the rules that texts quote (`{didOptOut}`) and what the console does
 * (`{console:callback-address}`), each in the language of the text.
 */
export function withFilledTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFilledTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const locale = languageOf[key];
      const isText = locale && typeof part === 'string';
      return [key, isText ? filled(part, locale) : withFilledTexts(part)];
    }),
  );
}

const filled = (text: string, locale: Locale): string =>
  resolveLinks(fillBrand(fill(text, apiRules[locale]), locale), locale);
