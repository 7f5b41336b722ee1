import { writeCookie } from '#app/visit/cookies.ts';
import { clientPath, pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import type { UserData } from '#contract/accounts.ts';
import { defaultLocale } from '#contract/locale.ts';
import { daySeconds } from '#contract/time-units.ts';

/** Keeps what the specification says a browser keeps after login. */
export async function keepSession(user: UserData, kind: 'main' | 'employee'): Promise<void> {
  const keep = (item: { name: string }, value: string | number | null) =>
    writeCookie(item.name, String(value ?? ''), daySeconds);
  keep(storedItems.userName, user.name);
  keep(storedItems.userId, user.id);
  keep(storedItems.currency, user.currency);
  keep(storedItems.balance, user.balance);
  keep(storedItems.creditBalance, user.credit_balance);
  keep(storedItems.subUserToken, user.subUserToken);
  keep(storedItems.enabledProducts, (user.enable_product ?? []).join(','));
  keep(storedItems.subFlag, kind === 'main' ? 0 : 1);
  await keepToken(user.usertoken);
  // Last: by this other tabs hear that somebody is logged in.
  localStorage.setItem(storedItems.menuList.name, JSON.stringify(user.menulist));
}

/** Sealed where the build has a key for it, else as it is in a cookie. */
async function keepToken(token: string): Promise<void> {
  const { VITE_TOKEN_KEY: key, VITE_TOKEN_IV: iv } = import.meta.env;
  if (!key || !iv) return writeCookie(storedItems.userToken.name, token, daySeconds);
  const { sealToken } = await import('#app/request/sealed-token.ts');
  localStorage.setItem(storedItems.sealedUserToken.name, sealToken(token, key, iv));
}

/** Where an employee goes: the first menu that is shown to them, if there is one. */
export function landingPath(menus: UserData['menulist']): string {
  const shown = menus.flatMap(({ submenus }) => submenus).find(({ show_flag }) => show_flag === 1);
  return shown ? clientPath(shown.menu_path) : pagePath('forbidden', defaultLocale);
}
