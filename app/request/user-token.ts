import { readCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';
import { forgetSession } from './forget-session.ts';
import { InvalidToken } from './invalid-token.ts';

/** What can not be read never will be: it is dropped, so that only this one call fails by it. */
export async function readUserToken(): Promise<string | undefined> {
  try {
    return await openStored();
  } catch (error) {
    if (error instanceof InvalidToken) forgetSession();
    throw error;
  }
}

/** Whose it is. */
export const readUserId = (): string | undefined => readCookie(storedItems.userId.name);

/** From the sealed value where there is one, else from the cookie. */
async function openStored(): Promise<string | undefined> {
  const sealed = localStorage.getItem(storedItems.sealedUserToken.name);
  if (sealed === null) return sendable(readCookie(storedItems.userToken.name));
  const { openToken } = await import('./sealed-token.ts');
  return openToken(sealed, import.meta.env.VITE_TOKEN_KEY, import.meta.env.VITE_TOKEN_IV);
}

/** No browser puts anything else into a header. */
function sendable(token: string | undefined): string | undefined {
  if (token && !/^[\x21-\x7e]+$/.test(token)) throw new InvalidToken();
  return token;
}
