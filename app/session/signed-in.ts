import { useSyncExternalStore } from 'react';
import { readCookie } from '#app/visit/cookies.ts';
import { clientPath, pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { defaultLocale } from '#contract/locale.ts';
import type { MenuList } from '#contract/user-data.ts';

/** The logged-in user as stored in this browser. */
export type SignedIn = {
  name: string;
  role: 'main' | 'employee';
  /** Console paths that the user may open. */
  openPaths: string[];
};

/** The bootstrap script marks the root from the same values; undefined while prerendering. */
export function useSignedIn(): SignedIn | undefined {
  const stored = useSyncExternalStore(subscribe, readStored, () => '');
  if (stored === '') return undefined;
  const [name = '', subFlag, menus = ''] = stored.split('\n');
  return { name, role: subFlag === '1' ? 'employee' : 'main', openPaths: openPaths(menus) };
}

export const hasToken = (): boolean =>
  Boolean(readCookie(storedItems.userToken.name)) ||
  localStorage.getItem(storedItems.sealedUserToken.name) !== null;

/** Reactive `hasToken`; true while prerendering, where no user data exists. */
export const useHasToken = (): boolean => useSyncExternalStore(subscribe, hasToken, () => true);

/** The first console page for a user; the 403 page for an employee without menus. */
export function landingPath({ role, openPaths }: Pick<SignedIn, 'role' | 'openPaths'>): string {
  if (role === 'main') return pagePath('console-home', defaultLocale);
  return openPaths[0] ?? pagePath('forbidden', defaultLocale);
}

export const openPathsOf = (menus: MenuList): string[] =>
  menus
    .flatMap(({ submenus }) => submenus)
    .flatMap(({ menu_path, show_flag }) => (show_flag === 1 ? [clientPath(menu_path)] : []));

function openPaths(menus: string): string[] {
  try {
    return openPathsOf(JSON.parse(menus));
  } catch {
    return [];
  }
}

function readStored(): string {
  const { userName, subFlag, menuList } = storedItems;
  // Local storage first: reading cookies is slow, and most visitors are not logged in.
  const menus = localStorage.getItem(menuList.name);
  const name = menus !== null && readCookie(userName.name);
  if (!name || !hasToken()) return '';
  return [name, readCookie(subFlag.name), menus].join('\n');
}

const changes = ['session', 'storage', 'pageshow'];

function subscribe(listener: () => void) {
  for (const type of changes) addEventListener(type, listener);
  return () => {
    for (const type of changes) removeEventListener(type, listener);
  };
}
