import { join } from 'node:path';
import type { Locale } from '#contract/locale.ts';
import { readYaml } from '#documents/api/files.ts';
import { isRecord } from '#documents/api/is-record.ts';
import { filesOf, prose, type Text } from './text.ts';

/** What the descriptions of the API and of its error codes say in both languages. */
export const descriptionTexts = (content: string): Text[] =>
  filesOf(join(content, 'api'), '.yaml').flatMap((file) =>
    wordsIn(readYaml(join(content, 'api', file)), `content/api/${file}`),
  );

const languageOf: Record<string, Locale> = {
  description: 'en',
  summary: 'en',
  en: 'en',
  'x-zh': 'zh',
  zh: 'zh',
};

/** Example values are data, not text. */
const dataKeys = ['value', 'example', 'data'];

function wordsIn(value: unknown, place: string): Text[] {
  if (Array.isArray(value)) return value.flatMap((part) => wordsIn(part, place));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const locale = languageOf[key];
    if (typeof part === 'string') return locale ? [{ place, locale, text: prose(part) }] : [];
    return dataKeys.includes(key) ? [] : wordsIn(part, place);
  });
}
