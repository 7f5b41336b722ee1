/** What a browser stores: section 3 (after login), section 4 (consent), section 9 (lifetimes). */

/** After login, for the response of `calls.ts`: each cookie with its value. */
export const cookiesAfterLogin = {
  name: 'Mei Tan',
  usertoken: 'a-token',
  currency: 'USD',
  balance: '128.5',
  credit_balance: '500',
  subUserToken: '',
  enable_product: 'smsOtp',
  uin: '1',
  sub_flag: '0',
} as const;

/** These two values differ for an employee. */
export const cookiesOfEmployee = { subUserToken: 'a-token', sub_flag: '1' } as const;

export const menuListKey = 'menulist';

export const language = { cookie: 'language', values: ['en-US', 'zh-CN'], unset: 'zh-CN' } as const;

export const resourceCookie = 'resource';

/** The stored cookie consent: its key, and its value after either button. */
export const consent = { key: 'cookie-consent', allowed: 'allowed', declined: 'declined' } as const;

/** Persistent cookies last six months. */
export const persistentDays = { atLeast: 180, atMost: 186 } as const;
