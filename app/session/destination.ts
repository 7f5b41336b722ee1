import { type ConsolePageId, consolePageIds, consolePageMenus } from '#content/console-pages.ts';
import { clientPath, pagePath } from '#content/site-map.ts';
import { menuPaths } from '#contract/console-menus.ts';
import { defaultLocale } from '#contract/locale.ts';

const name = 'to';

/** Brings whoever logs in back to a page of the console. */
export const withDestination = (loginPath: string, path: string): string =>
  `${loginPath}?${name}=${path}`;

/** The page of the console that an address asks for: one of the site map, or none at all. */
export function destinationOf(search: string): ConsolePageId | undefined {
  const asked = new URLSearchParams(search).get(name);
  return consolePageIds.find((page) => pagePath(page, defaultLocale) === asked);
}

/** Whether it may be opened by somebody to whom these menus are open. */
export const isOpenTo = (page: ConsolePageId, openPaths: readonly string[]): boolean =>
  openPaths.includes(clientPath(menuPaths[consolePageMenus[page]]));
