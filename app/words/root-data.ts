import { useRouteLoaderData } from 'react-router';
import type { LayoutData } from '#content/interface/layout/layout.ts';
import type { LanguageWays } from '#content/language-ways.ts';
import type { Locale } from '#contract/locale.ts';

/** What every page brings along: its language, the words around it, what is done in it, its build. */
export type RootData = {
  locale: Locale;
  layout: LayoutData;
  ways: LanguageWays;
  release?: string;
};

/** Where the root's own data did not arrive, the error is told in the words of the page before. */
let latest: RootData | undefined;

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (data && typeof document !== 'undefined') latest = data;
  const known = data ?? latest;
  if (!known) throw new Error('A page came without the data that all pages have.');
  return known;
}
