import type { Locale } from '#contract/locale.ts';

/** Loads the index when the field gets the focus; the panel reports failures. */
export function warmSearch(locale: Locale): void {
  Promise.all([
    import('./search-panel.tsx'),
    import('./load-search.ts').then(({ loadSearch }) => loadSearch(locale)),
  ]).catch(() => undefined);
}
