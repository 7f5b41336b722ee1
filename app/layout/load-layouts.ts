import { type LayoutData, layoutOf } from '#content/interface/layout/layout.ts';
import { isSharedPath, localeOfPath } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';

export type Layouts = Partial<Record<Locale, LayoutData>>;

/** At build time: one language's layout, or both where both share the address. */
export function loadLayouts(path: string): Layouts {
  const wanted = isSharedPath(path) ? locales : [localeOfPath(path)];
  return Object.fromEntries(wanted.map((locale) => [locale, layoutOf(locale)]));
}
