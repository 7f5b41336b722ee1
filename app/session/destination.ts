import { clientPageIds, pagePath, pages } from '#content/site-map.ts';
import { defaultLocale } from '#contract/locale.ts';

const name = 'to';

/** Brings whoever logs in back to a page of the console. */
export const withDestination = (loginPath: string, path: string): string =>
  `${loginPath}?${name}=${path}`;

/** The page of the console that an address asks for: one of the site map, or none at all. */
export function destinationOf(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(name);
  return consolePaths.find((path) => path === asked);
}

const consolePaths = clientPageIds
  .filter((page) => pages[page].kind === 'console')
  .map((page) => pagePath(page, defaultLocale));
