/** Sections of the console; an employee sees those that the main user granted. */
export const menuIds = ['home', 'usage', 'support', 'developer', 'account', 'employees'] as const;
export type MenuId = (typeof menuIds)[number];

/** Paths relative to `/client`. */
export const menuPaths: Record<MenuId, string> = {
  home: '/console/home',
  usage: '/console/usage',
  support: '/console/support',
  developer: '/console/keys',
  account: '/console/account',
  employees: '/console/employees',
};
