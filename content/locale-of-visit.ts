import { cookieIn } from '#contract/cookie.ts';
import { defaultLocale, type Locale, localeOfTag, locales } from '#contract/locale.ts';
import { languageWays } from './language-ways.ts';
import { isSharedPath, localeOfBuild, localeOfPath } from './site-map.ts';
import { storedItems } from './storage.ts';

/** The site that the activation page is told one comes from. */
export const localeOfOrigin = (internationalization: string | null): Locale | undefined =>
  locales.find((locale) => String(languageWays[locale].isInternational) === internationalization);

/**
 * In which language somebody reads an address: the path decides. On one that both languages share
 * it is where they come from, or what they chose before.
 */
export const localeOfVisit = (
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  cookies: string | undefined,
): Locale =>
  isSharedPath(pathname)
    ? (localeOfBuild(pathname) ??
      localeOfOrigin(searchParams.get('internationalization')) ??
      localeOfTag(cookieIn(cookies, storedItems.language.name)) ??
      defaultLocale)
    : localeOfPath(pathname);
