import { type PageId, pagePath } from '#content/site-map.ts';
import { useLocale } from './locale.ts';

/** Where a page of the site lies for whoever reads this one. */
export function usePagePath(): (page: PageId) => string {
  const locale = useLocale();
  return (page) => pagePath(page, locale);
}
