import { type PageId, pagePath, servicePath } from '#content/site-map.ts';
import { useLocale } from './locale.ts';

/** Where a page of the site lies for whoever reads this one. */
export function usePagePath(): (page: PageId) => string {
  const locale = useLocale();
  return (page) => pagePath(page, locale);
}

/** The same for a product page that is opened at one of its services. */
export function useServicePath(): (product: PageId, service: string) => string {
  const locale = useLocale();
  return (product, service) => servicePath(product, service, locale);
}
