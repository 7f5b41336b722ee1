import { type Locale, type Localized, locales } from '#contract/locale.ts';

export type Text = { path: string; text: string };

/**
 * The words of one language in a module of `content/`. A file of one language (`en.ts`,
 * `zh/retail.ts`, `art-words-en.ts`) holds nothing but words; any other holds them where the
 * languages stand side by side.
 */
export function textsIn(file: string, module: object, locale: Locale): Text[] {
  const own = languageOf(file);
  if (own !== undefined && own !== locale) return [];
  return Object.entries(module).flatMap(([name, value]) =>
    collect(locale, value, `${placeOf(file)}.${name}`, own !== undefined),
  );
}

/** Where the same words stand in the other languages; a file of all of them has no twins. */
export const twinsOf = (file: string): string[] =>
  locales
    .map((locale) => file.replace(oneLanguage, `$1${locale}$3`))
    .filter((twin) => twin !== file);

const oneLanguage = new RegExp(`([/-])(${locales.join('|')})(\\.ts$|\\/[\\w-]+\\.ts$)`);

const languageOf = (file: string): Locale | undefined =>
  locales.find((locale) => locale === oneLanguage.exec(file)?.[2]);

/** The same for all twins, so that their words can be compared. */
const placeOf = (file: string): string => file.replace(oneLanguage, '$1');

function collect(locale: Locale, value: unknown, path: string, areWords: boolean): Text[] {
  if (typeof value === 'string')
    return areWords && !isAddress(value) ? [{ path, text: value }] : [];
  // The names in a schema are no words.
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if (isLocalized(value)) return collect(locale, value[locale], path, true);
  return Object.entries(value)
    .filter(([key]) => key !== 'keywords')
    .flatMap(([key, part]) => collect(locale, part, `${path}.${key}`, areWords));
}

const isLocalized = (value: object): value is Localized<unknown> =>
  locales.every((locale) => locale in value);

/** A path or an address has every language too, but nobody reads it as a sentence. */
const isAddress = (text: string): boolean => /^(\/|https?:|mailto:)/.test(text);
