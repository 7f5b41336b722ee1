import { createContext, use } from 'react';
import type { Viewer } from '#app/session/session-calls.ts';
import {
  type ConsolePageId,
  consolePageIds,
  consolePageMenus,
  isOwnPage,
} from '#content/console-pages.ts';
import { findPage } from '#content/site-map.ts';
import { type MenuId, menuIds } from '#contract/console-menus.ts';

type Known = { viewer: Viewer; refresh: () => void };

export const ViewerContext = createContext<Known | undefined>(undefined);

export const useViewer = (): Viewer => useKnown().viewer;

/** Reloads the viewer after a change to their data. */
export const useViewerChanged = (): (() => void) => useKnown().refresh;

function useKnown(): Known {
  const known = use(ViewerContext);
  if (!known) throw new Error('This part of the console stands outside its frame.');
  return known;
}

/** The menu that a console path belongs to. */
export function menuOf(path: string): MenuId | undefined {
  const page = consolePageOf(path);
  return page && consolePageMenus[page];
}

export const hasMenu = (viewer: Pick<Viewer, 'menulist'>, menu: MenuId): boolean =>
  shownMenus(viewer).some(({ menus }) => menus.includes(menu));

/** The menu that a user needs for a console path. */
export function neededMenu(path: string): MenuId | undefined {
  const page = consolePageOf(path);
  return page && !isOwnPage(page) ? consolePageMenus[page] : undefined;
}

function consolePageOf(path: string): ConsolePageId | undefined {
  const found = findPage(path);
  return consolePageIds.find((id) => id === found);
}

export type MenuGroup = { name: string; menus: MenuId[] };

/** The visible menus in their groups, without empty groups. */
export const shownMenus = ({ menulist }: Pick<Viewer, 'menulist'>): MenuGroup[] =>
  menulist
    .map(({ menu_name, submenus }) => ({
      name: menu_name,
      menus: submenus.flatMap((submenu) => {
        const id = menuIds.find((known) => known === submenu.menu_name);
        return id && submenu.show_flag === 1 ? [id] : [];
      }),
    }))
    .filter(({ menus }) => menus.length > 0);
