import { notifySession } from '#app/request/forget-session.ts';
import { writeCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';
import { daySeconds } from '#contract/time-units.ts';
import type { Tokens, UserData } from '#contract/user-data.ts';

type Kind = 'main' | 'employee';

/** Stores the session in the cookies and local storage that the specification names. */
export async function storeSession(user: UserData, kind: Kind): Promise<void> {
  keep(storedItems.currency, user.currency);
  keep(storedItems.balance, user.balance);
  keep(storedItems.creditBalance, user.credit_balance);
  keep(storedItems.enabledProducts, (user.enable_product ?? []).join(','));
  await storeTokens(user);
  storeViewer(user, kind);
}

/** Stores the tokens of a login or a reauthentication. */
export async function storeTokens({ usertoken, subUserToken }: Tokens): Promise<void> {
  keep(storedItems.subUserToken, subUserToken);
  await keepToken(usertoken);
}

/** Stores the user's name, role and menus; again whenever the server sends them. */
export function storeViewer(
  { name, id, menulist }: Pick<UserData, 'name' | 'id' | 'menulist'>,
  kind: Kind,
): void {
  keep(storedItems.userName, name);
  keep(storedItems.userId, id);
  keep(storedItems.subFlag, kind === 'main' ? 0 : 1);
  // Stored last: the storage event of this item notifies other tabs.
  localStorage.setItem(storedItems.menuList.name, JSON.stringify(menulist));
  notifySession();
}

const keep = (item: { name: string }, value: string | number | null) =>
  writeCookie(item.name, String(value ?? ''), daySeconds);

/** Encrypted in local storage where the build has a key, else in a cookie. */
async function keepToken(token: string): Promise<void> {
  const { VITE_TOKEN_KEY: key, VITE_TOKEN_IV: iv } = import.meta.env;
  if (!key || !iv) return writeCookie(storedItems.userToken.name, token, daySeconds);
  const { sealToken } = await import('#app/request/sealed-token.ts');
  localStorage.setItem(storedItems.sealedUserToken.name, sealToken(token, key, iv));
}
