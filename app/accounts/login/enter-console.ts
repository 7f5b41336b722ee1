import { destinationOf, isOpenTo } from '#app/session/destination.ts';
import { storeSession } from '#app/session/session.ts';
import { landingPath, openPathsOf } from '#app/session/signed-in.ts';
import { pagePath } from '#content/site-map.ts';
import { defaultLocale } from '#contract/locale.ts';
import type { UserData } from '#contract/user-data.ts';

export type Role = 'main' | 'employee';

/** Opens the requested console page if the user may see it, else the landing page. */
export async function enterConsole(user: UserData, role: Role): Promise<void> {
  await storeSession(user, role);
  const openPaths = openPathsOf(user.menulist);
  const page = destinationOf(location.search);
  const isOpen = page !== undefined && isOpenTo(page, openPaths);
  location.assign(isOpen ? pagePath(page, defaultLocale) : landingPath({ role, openPaths }));
}
