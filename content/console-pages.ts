import type { MenuId } from '#contract/console.ts';
import type { ClientPageId } from './site-map.ts';

export type ConsolePageId = Exclude<ClientPageId, 'activate-account'>;

/** The menu that each page of the console opens with; some of them stand behind one menu. */
export const consolePageMenus: Record<ConsolePageId, MenuId> = {
  'console-home': 'home',
  'console-account': 'account',
  'console-security': 'account',
  'console-events': 'account',
  'console-employees': 'employees',
};

export const consolePageIds = Object.keys(consolePageMenus) as ConsolePageId[];
