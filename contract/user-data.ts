import * as z from 'zod/mini';

/** `menu_path` is relative to `/client`; `show_flag` 1 means shown. `menu_name` chooses the words. */
const submenu = z.object({ menu_name: z.string(), menu_path: z.string(), show_flag: z.number() });
export const menuList = z.array(z.object({ menu_name: z.string(), submenus: z.array(submenu) }));
export type MenuList = z.output<typeof menuList>;

/** The ways to pass the second step of a login. */
export const secondSteps = ['passkey', 'app', 'recovery'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** What authenticates; `subUserToken` is empty for a main user. */
export const tokens = z.object({ usertoken: z.string(), subUserToken: z.string() });
export type Tokens = z.output<typeof tokens>;

/** Whoever is logged in. Money and products are null for an employee without the home menu. */
export const userData = z.object({
  id: z.string(),
  name: z.string(),
  ...tokens.shape,
  currency: z.string(),
  balance: z.nullable(z.number()),
  credit_balance: z.nullable(z.number()),
  enable_product: z.nullable(z.array(z.string())),
  menulist: menuList,
  /**
   * There is a second step, and these are the ways to pass it. Until then the token is good for
   * nothing else, and name, money, products and menus are empty.
   */
  factor: z.optional(z.array(z.enum(secondSteps))),
});
export type UserData = z.output<typeof userData>;

export const country = z.object({
  id: z.number(),
  /** The dial code, without a plus. */
  code: z.string(),
  iso_2: z.string(),
  c_name: z.string(),
  e_name: z.string(),
});
export type Country = z.output<typeof country>;
