import { apiRules } from '#content/api-rules.ts';
import { fill } from '#content/fill.ts';
import type { Locale } from '#contract/locale.ts';
import { isRecord } from './is-record.ts';

/** The language of the texts of a description, by their keys. */
export const languageOf: Record<string, Locale> = {
  description: 'en',
  summary: 'en',
  en: 'en',
  'x-zh': 'zh',
  zh: 'zh',
};

/** Fills in the rules that texts quote: `{didOptOut}`. */
export function withQuotedRules(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withQuotedRules);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const locale = languageOf[key];
      return [
        key,
        locale && typeof part === 'string' ? fill(part, apiRules[locale]) : withQuotedRules(part),
      ];
    }),
  );
}
