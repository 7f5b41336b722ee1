import { expect, test } from 'vitest';
import { menuPages } from '#content/console-pages.ts';
import { pagePath } from '#content/site-map.ts';
import { menuIds, menuPaths } from '#contract/console-menus.ts';
import { locales } from '#contract/locale.ts';
import { menuOf, neededMenu, shownMenus } from './viewer.ts';

test('each menu leads to the page that the server names', () => {
  for (const id of menuIds)
    for (const locale of locales)
      expect(pagePath(menuPages[id][0], locale)).toBe(`/client${menuPaths[id]}`);
});

test('a page belongs to the menu that leads to it or to its parent page', () => {
  for (const id of menuIds)
    for (const page of menuPages[id]) expect(menuOf(pagePath(page, 'en'))).toBe(id);
  for (const page of ['console-security', 'console-events'] as const)
    expect(menuOf(pagePath(page, 'zh'))).toBe('account');
  expect(menuOf('/login')).toBeUndefined();
  // The own security page is shown under a menu and needs none.
  expect(neededMenu(pagePath('console-security', 'en'))).toBeUndefined();
  expect(neededMenu(pagePath('console-events', 'en'))).toBe('account');
});

const submenu = (menu_name: string, show_flag: number) => ({
  menu_name,
  menu_path: `/console/${menu_name}`,
  show_flag,
});

test('only menus flagged as shown appear, without empty groups', () => {
  const menulist = [
    { menu_name: 'home', submenus: [submenu('home', 0)] },
    { menu_name: 'account', submenus: [submenu('account', 0), submenu('employees', 1)] },
  ];
  expect(shownMenus({ menulist })).toEqual([{ name: 'account', menus: ['employees'] }]);
});

test('an unknown menu is left out', () => {
  const menulist = [{ menu_name: 'billing', submenus: [submenu('invoices', 1)] }];
  expect(shownMenus({ menulist })).toEqual([]);
});
