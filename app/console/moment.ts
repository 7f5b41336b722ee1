import { htmlLanguages, type Locale } from '#contract/locale.ts';

/** A moment as its reader writes it, in the time zone of their device. */
export const formatMoment = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLanguages[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));

export const formatDay = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLanguages[locale], { dateStyle: 'long' }).format(new Date(moment));
