import { locales } from '#contract/locale.ts';
import { builtPath, docsBase, incidentPath, pageIds, twin } from './site-map.ts';

/**
 * Two addresses that no page has. What is built there answers every unknown path:
 * the not-found page of each language, and the documentation's fallback.
 */
export const unknownPath = twin('unknown');
export const unknownDocPath = {
  en: `${docsBase.en}/unknown`,
  zh: `${docsBase.zh}/unknown`,
} as const;

/** What is built here answers for every incident: the server fills in which it is. */
export const unknownIncident = 'unknown';

/** For whoever works on the site; the server shows it to nobody else. */
export const galleryPath = '/dev/gallery';

export const prerenderPaths = (): string[] => [
  galleryPath,
  ...new Set(
    locales.flatMap((locale) => [
      ...pageIds.map((page) => builtPath(page, locale)),
      unknownPath[locale],
      unknownDocPath[locale],
      incidentPath(locale, unknownIncident),
    ]),
  ),
];
