import { useLocation } from 'react-router';
import { findPage, isSharedPath, pagePath } from '#content/site-map.ts';
import { defaultLocale } from '#contract/locale.ts';

/** The path as visitors know it, without what the build puts before and after it. */
export function usePath(): string {
  const { pathname } = useLocation();
  const page = isSharedPath(pathname) ? findPage(pathname) : undefined;
  if (page) return pagePath(page, defaultLocale);
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
