import type { Locale, Localized } from '#contract/locale.ts';

/** The calls carry both languages; the end of a field's name tells which. */
const endings = { en: 'En', zh: 'Cn' } as const satisfies Localized<string>;

type Both<Name extends string> = Record<`${Name}En` | `${Name}Cn`, string>;

export const inLanguage = <Name extends string>(
  fields: Both<Name>,
  name: Name,
  locale: Locale,
): string => fields[`${name}${endings[locale]}`];
