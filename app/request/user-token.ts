import { readCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';
import { forgetSession } from './forget-session.ts';
import { InvalidToken } from './invalid-token.ts';

/** The session token. An unreadable one ends the session, so that only this call fails. */
export async function readUserToken(): Promise<string | undefined> {
  try {
    return await openStored();
  } catch (error) {
    if (error instanceof InvalidToken) forgetSession();
    throw error;
  }
}

/** The id of the token's user. */
export const readUserId = (): string | undefined => readCookie(storedItems.userId.name);

/** From the encrypted value in local storage if present, else from the cookie. */
async function openStored(): Promise<string | undefined> {
  const sealed = localStorage.getItem(storedItems.sealedUserToken.name);
  if (sealed === null) return sendable(readCookie(storedItems.userToken.name));
  const { openToken } = await import('./sealed-token.ts');
  return openToken(sealed, import.meta.env.VITE_TOKEN_KEY, import.meta.env.VITE_TOKEN_IV);
}

/** Only visible ASCII is allowed in a header. */
function sendable(token: string | undefined): string | undefined {
  if (token && !/^[\x21-\x7e]+$/.test(token)) throw new InvalidToken();
  return token;
}
