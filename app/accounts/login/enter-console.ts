import { destinationOf, isOpenTo } from '#app/session/destination.ts';
import { keepSession } from '#app/session/session.ts';
import { landingPath, openPathsOf } from '#app/session/signed-in.ts';
import { pagePath } from '#content/site-map.ts';
import { defaultLocale } from '#contract/locale.ts';
import type { UserData } from '#contract/user-data.ts';

export type Role = 'main' | 'employee';

/** To the page that was asked for, where it is open to them; else to where the console begins. */
export async function enterConsole(user: UserData, role: Role): Promise<void> {
  await keepSession(user, role);
  const openPaths = openPathsOf(user.menulist);
  const asked = destinationOf(location.search);
  const isOpen = asked !== undefined && isOpenTo(asked, openPaths);
  location.assign(isOpen ? pagePath(asked, defaultLocale) : landingPath({ role, openPaths }));
}
