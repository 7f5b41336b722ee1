import { type PageId, pagePath } from '#content/site-map.ts';
import { useLocale } from './locale.ts';

/** Path of a page in the page's language. */
export function usePagePath(): (page: PageId) => string {
  const locale = useLocale();
  return (page) => pagePath(page, locale);
}
