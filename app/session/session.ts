import { tellOfSession } from '#app/request/forget-session.ts';
import { writeCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';
import { daySeconds } from '#contract/time-units.ts';
import type { Tokens, UserData } from '#contract/user-data.ts';

type Kind = 'main' | 'employee';

/** Keeps what the specification says a browser keeps after login. */
export async function keepSession(user: UserData, kind: Kind): Promise<void> {
  keep(storedItems.currency, user.currency);
  keep(storedItems.balance, user.balance);
  keep(storedItems.creditBalance, user.credit_balance);
  keep(storedItems.enabledProducts, (user.enable_product ?? []).join(','));
  await keepTokens(user);
  keepWho(user, kind);
}

/** A login makes them, and so does every later proof. */
export async function keepTokens({ usertoken, subUserToken }: Tokens): Promise<void> {
  keep(storedItems.subUserToken, subUserToken);
  await keepToken(usertoken);
}

/** Who it is and what is open to them; kept anew whenever the server has said so. */
export function keepWho(
  { name, id, menulist }: Pick<UserData, 'name' | 'id' | 'menulist'>,
  kind: Kind,
): void {
  keep(storedItems.userName, name);
  keep(storedItems.userId, id);
  keep(storedItems.subFlag, kind === 'main' ? 0 : 1);
  // Last: by this other tabs hear of it.
  localStorage.setItem(storedItems.menuList.name, JSON.stringify(menulist));
  tellOfSession();
}

const keep = (item: { name: string }, value: string | number | null) =>
  writeCookie(item.name, String(value ?? ''), daySeconds);

/** Sealed where the build has a key for it, else as it is in a cookie. */
async function keepToken(token: string): Promise<void> {
  const { VITE_TOKEN_KEY: key, VITE_TOKEN_IV: iv } = import.meta.env;
  if (!key || !iv) return writeCookie(storedItems.userToken.name, token, daySeconds);
  const { sealToken } = await import('#app/request/sealed-token.ts');
  localStorage.setItem(storedItems.sealedUserToken.name, sealToken(token, key, iv));
}
