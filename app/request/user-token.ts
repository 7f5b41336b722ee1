import { readCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';

/** From the sealed value where there is one, else from the cookie. */
export async function readUserToken(): Promise<string | undefined> {
  const sealed = localStorage.getItem(storedItems.sealedUserToken.name);
  if (sealed === null) return readCookie(storedItems.userToken.name);
  const { openToken } = await import('./sealed-token.ts');
  return openToken(sealed, import.meta.env.VITE_TOKEN_KEY, import.meta.env.VITE_TOKEN_IV);
}
