import { useSyncExternalStore } from 'react';
import { readCookie } from '#app/visit/cookies.ts';
import { clientPath, pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { defaultLocale } from '#contract/locale.ts';
import type { MenuList } from '#contract/user-data.ts';

/** Whoever is logged in, as far as this browser knows. */
export type SignedIn = {
  name: string;
  role: 'main' | 'employee';
  /** The pages of the console that are open to them. */
  openPaths: string[];
};

/** The starter has marked the root by the same values; the built page knows of nobody. */
export function useSignedIn(): SignedIn | undefined {
  const stored = useSyncExternalStore(subscribe, readStored, () => '');
  if (stored === '') return undefined;
  const [name = '', subFlag, menus = ''] = stored.split('\n');
  return { name, role: subFlag === '1' ? 'employee' : 'main', openPaths: openPaths(menus) };
}

export const hasToken = (): boolean =>
  Boolean(readCookie(storedItems.userToken.name)) ||
  localStorage.getItem(storedItems.sealedUserToken.name) !== null;

/** The same while it changes. The built page shows nobody's, so it may stay. */
export const useHasToken = (): boolean => useSyncExternalStore(subscribe, hasToken, () => true);

/** Where the console begins for them; an employee to whom nothing is open is told so. */
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
  // First, since a browser is slow to tell its cookies and most visitors are not logged in.
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
