import type { Locale } from '#contract/locale.ts';

export type Text = { path: string; text: string };

/**
 * The words of one language in a module of `content/`. A file of one language (`en.ts`,
 * `zh/retail.ts`, `art-words-en.ts`) holds nothing but words; any other holds them where `en` and
 * `zh` stand side by side.
 */
export function textsIn(file: string, module: object, locale: Locale): Text[] {
  const own = languageOf(file);
  if (own !== undefined && own !== locale) return [];
  return Object.entries(module).flatMap(([name, value]) =>
    collect(locale, value, `${placeOf(file)}.${name}`, own !== undefined),
  );
}

/** Where the same words stand in the other language; a file of both is its own twin. */
export function twinOf(file: string): string {
  const own = languageOf(file);
  if (own === undefined) return file;
  const other = own === 'en' ? 'zh' : 'en';
  return file.replace(oneLanguage, (_, before, __, after) => `${before}${other}${after}`);
}

const oneLanguage = /([/-])(en|zh)(\.ts$|\/[\w-]+\.ts$)/;

const languageOf = (file: string): Locale | undefined => {
  const found = oneLanguage.exec(file)?.[2];
  return found === 'en' || found === 'zh' ? found : undefined;
};

/** The same for both twins, so that their words can be compared. */
const placeOf = (file: string): string => file.replace(oneLanguage, '$1');

function collect(locale: Locale, value: unknown, path: string, areWords: boolean): Text[] {
  if (typeof value === 'string')
    return areWords && !isAddress(value) ? [{ path, text: value }] : [];
  // The names in a schema are no words.
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if ('en' in value && 'zh' in value) return collect(locale, value[locale], path, true);
  return Object.entries(value)
    .filter(([key]) => key !== 'keywords')
    .flatMap(([key, part]) => collect(locale, part, `${path}.${key}`, areWords));
}

/** A path or an address has two languages too, but nobody reads it as a sentence. */
const isAddress = (text: string): boolean => /^(\/|https?:|mailto:)/.test(text);
