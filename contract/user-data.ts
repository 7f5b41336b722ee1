import * as z from 'zod/mini';

/**
 * `menu_path` is relative to `/client`; `show_flag` 1 means shown; `menu_name` selects the words.
 */
const submenu = z.object({ menu_name: z.string(), menu_path: z.string(), show_flag: z.number() });
export const menuList = z.array(z.object({ menu_name: z.string(), submenus: z.array(submenu) }));
export type MenuList = z.output<typeof menuList>;

/** Second factors of a login. */
/** What an employee has to do before everything else. */
export const duties = ['password', 'two-factor'] as const;
export type Duty = (typeof duties)[number];

export const secondFactors = ['passkey', 'app', 'recovery'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Session tokens; `subUserToken` is empty for a main user. */
export const tokens = z.object({ usertoken: z.string(), subUserToken: z.string() });
export type Tokens = z.output<typeof tokens>;

/** The logged-in user. Balance and products are null for an employee without the home menu. */
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
   * Present while a second factor is required, with the available ones. Until then the token is
   * valid for that alone, and name, balance, products and menus are empty.
   */
  factor: z.optional(z.array(z.enum(secondFactors))),
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
