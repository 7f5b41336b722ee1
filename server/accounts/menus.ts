import { type MenuId, menuIds, menuPaths } from '#contract/console-menus.ts';
import type { MenuList } from '#contract/user-data.ts';

const groups: readonly { name: string; menus: readonly MenuId[] }[] = [
  { name: 'home', menus: ['home', 'usage', 'support'] },
  { name: 'developer', menus: ['developer'] },
  { name: 'account', menus: ['account', 'employees'] },
];

/** The whole menu; hidden entries are refused by the server too. */
export const menuListOf = (shown: readonly MenuId[]): MenuList =>
  groups.map(({ name, menus }) => ({
    menu_name: name,
    submenus: menus.map((id) => ({
      menu_name: id,
      menu_path: menuPaths[id],
      show_flag: shown.includes(id) ? 1 : 0,
    })),
  }));

/** In the order of the menu, without duplicates; the first is the page after login. */
export const inMenuOrder = (menus: readonly MenuId[]): MenuId[] =>
  menuIds.filter((id) => menus.includes(id));

/** Menus of a main user. */
export const allMenus: readonly MenuId[] = menuIds;
