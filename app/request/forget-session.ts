import { writeCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';

/** Nothing of whoever was logged in stays behind. Other tabs hear of it by what leaves the storage. */
export function forgetSession(): void {
  for (const { name } of sessionCookies) writeCookie(name, '', 0);
  for (const { name } of [storedItems.sealedUserToken, storedItems.menuList])
    localStorage.removeItem(name);
  tellOfSession();
}

/** For this tab, where a change of the storage is no event. */
export const tellOfSession = (): void => void dispatchEvent(new Event('session'));

const sessionCookies = [
  storedItems.userName,
  storedItems.userId,
  storedItems.currency,
  storedItems.balance,
  storedItems.creditBalance,
  storedItems.subUserToken,
  storedItems.enabledProducts,
  storedItems.subFlag,
  storedItems.userToken,
];
