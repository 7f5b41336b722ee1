import type { Locale } from '#contract/locale.ts';

/** Fetches what the first answer needs while the reader still types; the panel tells what fails. */
export function warmSearch(locale: Locale): void {
  Promise.all([
    import('./search-panel.tsx'),
    import('./load-search.ts').then(({ loadSearch }) => loadSearch(locale)),
  ]).catch(() => undefined);
}
