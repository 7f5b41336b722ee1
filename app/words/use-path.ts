import { useLocation } from 'react-router';
import { findPage, isSharedPath, pagePath } from '#content/site-map.ts';
import { defaultLocale } from '#contract/locale.ts';

/** The public path, without the prefixes and suffixes that prerendering adds. */
export function usePath(): string {
  const { pathname } = useLocation();
  const page = isSharedPath(pathname) ? findPage(pathname) : undefined;
  if (page) return pagePath(page, defaultLocale);
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
