import type { MenuId } from '#contract/console-menus.ts';
import type { ClientPageId } from './site-map.ts';

export type ConsolePageId = Exclude<ClientPageId, 'activate-account' | 'invitation'>;

/** The menu permission of each console page; several pages may share one. */
export const consolePageMenus: Record<ConsolePageId, MenuId> = {
  'console-home': 'home',
  'console-usage': 'usage',
  'console-support': 'support',
  'console-new-ticket': 'support',
  'console-ticket': 'support',
  'console-keys': 'developer',
  'console-callbacks': 'developer',
  'console-requests': 'developer',
  'console-account': 'account',
  'console-security': 'account',
  'console-events': 'account',
  'console-employees': 'employees',
};

/** The pages of each menu; it links to the first. Other pages are tabs of these. */
export const menuPages = {
  home: ['console-home'],
  usage: ['console-usage'],
  support: ['console-support'],
  developer: ['console-keys', 'console-callbacks', 'console-requests'],
  account: ['console-account'],
  employees: ['console-employees'],
} as const satisfies Record<MenuId, readonly [ConsolePageId, ...ConsolePageId[]]>;

/** Open to every user, whatever their menus. */
export const isOwnPage = (page: ConsolePageId): boolean => page === 'console-security';

export const consolePageIds = Object.keys(consolePageMenus) as ConsolePageId[];
