import { useRouteLoaderData } from 'react-router';
import type { LayoutData } from '#content/interface/layout/layout.ts';
import type { LocaleSettings } from '#content/locale-settings.ts';
import type { Locale } from '#contract/locale.ts';

/** Root loader data of every page: language, layout words, settings of the language, build id. */
export type RootData = {
  locale: Locale;
  layout: LayoutData;
  ways: LocaleSettings;
  release?: string;
};

/** Fallback for the error page when the root data of this page could not be loaded. */
let latest: RootData | undefined;

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (data && typeof document !== 'undefined') latest = data;
  const known = data ?? latest;
  if (!known) throw new Error('A page came without the data that all pages have.');
  return known;
}
