import type { MenuId } from '#contract/console-menus.ts';
import type { ClientPageId } from './site-map.ts';

export type ConsolePageId = Exclude<ClientPageId, 'activate-account'>;

/** The menu that each page of the console opens with; some of them stand behind one menu. */
export const consolePageMenus: Record<ConsolePageId, MenuId> = {
  'console-home': 'home',
  'console-keys': 'developer',
  'console-callbacks': 'developer',
  'console-requests': 'developer',
  'console-account': 'account',
  'console-security': 'account',
  'console-events': 'account',
  'console-employees': 'employees',
};

/** What stands under each menu; its first page is where it leads. Other pages are tabs of these. */
export const menuPages = {
  home: ['console-home'],
  developer: ['console-keys', 'console-callbacks', 'console-requests'],
  account: ['console-account'],
  employees: ['console-employees'],
} as const satisfies Record<MenuId, readonly [ConsolePageId, ...ConsolePageId[]]>;

export const consolePageIds = Object.keys(consolePageMenus) as ConsolePageId[];
