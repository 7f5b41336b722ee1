import { fullName } from '#content/full-name.ts';
import type { Tokens, UserData } from '#contract/user-data.ts';
import { menuListOf } from './menus.ts';
import type { Session } from './sessions/sessions.ts';

type SessionUser = Pick<Session, 'customer' | 'employee' | 'menus' | 'duty'>;

/** Account data that a user may see. */
export function describeUser({
  customer,
  employee,
  menus,
  duty,
}: SessionUser): Omit<UserData, keyof Tokens> {
  const isHeld = employee?.mustSetPassword || duty !== undefined;
  const seesHome = menus.includes('home') && !isHeld;
  return {
    id: employee?.id ?? customer.publicId,
    name: employee?.name ?? fullName(customer),
    currency: customer.currency,
    balance: seesHome ? Number(customer.balance) : null,
    credit_balance: seesHome ? Number(customer.creditBalance) : null,
    enable_product: seesHome ? customer.enabledProducts : null,
    menulist: menuListOf(menus),
  };
}

/** Account data together with the session token. */
export const userDataOf = (who: SessionUser, token: string): UserData => ({
  ...describeUser(who),
  ...tokensOf(who, token),
});

/** An employee's token is also sent as the sub-user's. */
export const tokensOf = ({ employee }: Pick<SessionUser, 'employee'>, token: string): Tokens => ({
  usertoken: token,
  subUserToken: employee ? token : '',
});
