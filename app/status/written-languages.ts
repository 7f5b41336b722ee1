import { type Locale, locales } from '#contract/locale.ts';
import type { Incident } from '#contract/status.ts';

/** The languages in which a text is written. */
export const languagesOf = (only: Locale | null): readonly Locale[] => (only ? [only] : locales);

/** The languages that every text of an incident has. */
export const languagesOfAll = ({ titleOnly, updates }: Incident): Locale[] =>
  locales.filter((locale) =>
    [titleOnly, ...updates.map(({ textOnly }) => textOnly)].every((only) =>
      languagesOf(only).includes(locale),
    ),
  );
