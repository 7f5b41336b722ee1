import {
  type ConsolePageId,
  consolePageIds,
  consolePageMenus,
  isOwnPage,
} from '#content/console-pages.ts';
import { clientPath, pagePath } from '#content/site-map.ts';
import { menuPaths } from '#contract/console-menus.ts';
import { defaultLocale } from '#contract/locale.ts';

const name = 'to';

/** The login URL that returns to a console page. */
export const withDestination = (loginPath: string, path: string): string =>
  `${loginPath}?${name}=${path}`;

/** The console page in `?to=`; only pages of the site map are accepted. */
export function destinationOf(search: string): ConsolePageId | undefined {
  const path = new URLSearchParams(search).get(name);
  return consolePageIds.find((page) => pagePath(page, defaultLocale) === path);
}

/** Whether a user with these menu paths may open the page. */
export const isOpenTo = (page: ConsolePageId, openPaths: readonly string[]): boolean =>
  isOwnPage(page) || openPaths.includes(clientPath(menuPaths[consolePageMenus[page]]));
