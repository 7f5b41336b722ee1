import { useRouteLoaderData } from 'react-router';
import type { LayoutData } from '#content/interface/layout/layout.ts';
import type { Layouts } from './load-layouts.ts';
import { useLocale } from './locale.ts';

export function useLayout(): LayoutData {
  const data = useRouteLoaderData<{ layouts: Layouts }>('root');
  const layout = data?.layouts[useLocale()];
  if (!layout) throw new Error('The layout of this page was not loaded.');
  return layout;
}
