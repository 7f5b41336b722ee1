import { writeCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';

/** Removes the stored session. Other tabs notice by the storage event. */
export function forgetSession(): void {
  for (const { name } of sessionCookies) writeCookie(name, '', 0);
  for (const { name } of [storedItems.sealedUserToken, storedItems.menuList])
    localStorage.removeItem(name);
  notifySession();
}

/** Notifies this tab, which gets no storage event for its own changes. */
export const notifySession = (): void => void dispatchEvent(new Event('session'));

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
