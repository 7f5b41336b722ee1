import type { Said } from '#content/status/incident.ts';
import { type Locale, type Localized, locales } from '#contract/locale.ts';
import { StatusRefusal } from './change.ts';

/** What an operator has written so far. */
export type Written = Partial<Localized<string | undefined>>;

/** As messages write a moment. */
export const inUtc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const missingIn = (written: Written): Locale | undefined =>
  locales.find((locale) => !written[locale]);

/** In the language that is missing the text stands as it was written. */
export function said(written: Written): Said {
  const { en, zh } = written;
  if (en && zh) return { en, zh };
  if (en) return { en, zh: en, only: 'en' };
  if (zh) return { en: zh, zh, only: 'zh' };
  throw new StatusRefusal('status.noText');
}
