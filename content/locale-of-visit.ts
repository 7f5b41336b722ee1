import { cookieIn } from '#contract/cookie.ts';
import { defaultLocale, type Locale, localeOfTag, locales } from '#contract/locale.ts';
import { localeSettings } from './locale-settings.ts';
import { isSharedPath, localeOfBuild, localeOfPath } from './site-map.ts';
import { storedItems } from './storage.ts';

/** The site named in the activation link. */
export const localeOfOrigin = (internationalization: string | null): Locale | undefined =>
  locales.find((locale) => String(localeSettings[locale].isInternational) === internationalization);

/**
 * The language of a visit: the path decides. On a path that both languages share, it is the site
 * the visitor comes from, or the stored choice.
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
