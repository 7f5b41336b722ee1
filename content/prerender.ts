import { deskBase } from '#contract/desk-base.ts';
import { locales } from '#contract/locale.ts';
import { builtIn, builtPath, docsBase, incidentPath, pageIds, twin } from './site-map.ts';

/**
 * Two paths without a page. What is built there answers every unknown path: the not-found page of
 * each language, and the documentation's fallback.
 */
export const unknownPath = twin('unknown');
export const unknownDocPath = {
  en: `${docsBase.en}/unknown`,
  zh: `${docsBase.zh}/unknown`,
} as const;

/** The page built here serves every incident: the server fills in which one. */
export const unknownIncident = 'unknown';

/** For developers; the server shows it only to this machine. */
export const galleryPath = '/dev/gallery';

export const prerenderPaths = (): string[] => [
  galleryPath,
  ...new Set(
    locales.flatMap((locale) => [
      ...pageIds.map((page) => builtPath(page, locale)),
      unknownPath[locale],
      unknownDocPath[locale],
      incidentPath(locale, unknownIncident),
      builtIn(deskBase, locale),
    ]),
  ),
];
