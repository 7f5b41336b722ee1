import { sixMonthsSeconds } from '#content/storage.ts';
import { cookieIn } from '#contract/cookie.ts';

export const readCookie = (name: string): string | undefined => cookieIn(document.cookie, name);

/** Persistent cookies last six months; `maxAgeSeconds: 0` removes one. */
export function writeCookie(name: string, value: string, maxAgeSeconds = sixMonthsSeconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
