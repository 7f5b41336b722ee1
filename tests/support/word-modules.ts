import { type Locale, type Localized, locales } from '#contract/locale.ts';

export type Text = { path: string; text: string };

/**
 * The words of one language in a module of `content/`. A file of one language (`en.ts`,
 * `zh/retail.ts`, `art-words-en.ts`) contains only words; any other has them where the languages
 * are side by side.
 */
export function textsIn(file: string, module: object, locale: Locale): Text[] {
  const own = languageOf(file);
  if (own !== undefined && own !== locale) return [];
  return Object.entries(module).flatMap(([name, value]) =>
    collect(locale, value, `${placeOf(file)}.${name}`, own !== undefined),
  );
}

/** The files with the same words in other languages; a file with all languages has none. */
export const twinsOf = (file: string): string[] =>
  locales
    .map((locale) => file.replace(oneLanguage, `$1${locale}$3`))
    .filter((twin) => twin !== file);

const oneLanguage = new RegExp(`([/-])(${locales.join('|')})(\\.ts$|\\/[\\w-]+\\.ts$)`);

const languageOf = (file: string): Locale | undefined =>
  locales.find((locale) => locale === oneLanguage.exec(file)?.[2]);

/** The same for all translations, so that their words can be compared. */
const placeOf = (file: string): string => file.replace(oneLanguage, '$1');

function collect(locale: Locale, value: unknown, path: string, areWords: boolean): Text[] {
  if (typeof value === 'string')
    return areWords && !isAddress(value) ? [{ path, text: value }] : [];
  // The names in a schema are not words.
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if (isLocalized(value)) return collect(locale, value[locale], path, true);
  return Object.entries(value)
    .filter(([key]) => key !== 'keywords')
    .flatMap(([key, part]) => collect(locale, part, `${path}.${key}`, areWords));
}

const isLocalized = (value: object): value is Localized<unknown> =>
  locales.every((locale) => locale in value);

/** A path or a URL exists in every language too, but is not a sentence. */
const isAddress = (text: string): boolean => /^(\/|https?:|mailto:)/.test(text);
