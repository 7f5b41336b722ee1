import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSession } from '#app/session/session.ts';
import { clearConsent, storeConsent } from '#app/visit/consent.ts';
import { storedLocale, storeLocale } from '#app/visit/language-preference.ts';
import { readConsent } from '#app/visit/stored-consent.ts';
import { storedItems } from '#content/storage.ts';
import { languageTags } from '#contract/locale.ts';
import { calls } from './calls.ts';
import {
  consent,
  cookiesAfterLogin,
  cookiesOfEmployee,
  language,
  menuListKey,
  persistentDays,
  resourceCookie,
} from './stored.ts';

const daySeconds = 24 * 60 * 60;

let cookies: Map<string, { value: string; maxAgeSeconds: number }>;
let local: Map<string, string>;
beforeEach(() => {
  cookies = new Map();
  local = new Map();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [, name = '', value = '', attributes = ''] =
        /^([^=]+)=([^;]*)(.*)$/.exec(written) ?? [];
      cookies.set(name, { value, maxAgeSeconds: Number(/Max-Age=(\d+)/.exec(attributes)?.[1]) });
    },
    documentElement: { toggleAttribute: () => undefined },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const kept = () =>
  Object.fromEntries([...cookies].map(([name, { value }]) => [name, decodeURIComponent(value)]));

const mutable = <Value>(value: Value) => structuredClone(value);

describe('3 after login the browser stores', () => {
  test('the values of a main user', async () => {
    const user = mutable(calls.login.answer.data);
    await storeSession(user, 'main');
    expect(kept()).toEqual(cookiesAfterLogin);
    expect([...local.keys()]).toEqual([menuListKey]);
    expect(JSON.parse(local.get(menuListKey) ?? '')).toEqual(user.menulist);
  });

  test('the values of an employee', async () => {
    await storeSession(mutable(calls.employeeLogin.answer.row), 'employee');
    expect(kept()).toEqual({ ...cookiesAfterLogin, ...cookiesOfEmployee });
  });
});

test('3 the language preference is a cookie of six months, and Chinese by default', () => {
  expect(languageTags[storedLocale()]).toBe(language.unset);
  for (const [index, locale] of (['en', 'zh'] as const).entries()) {
    storeLocale(locale);
    expect(kept()).toEqual({ [language.cookie]: language.values[index] });
    const days = (cookies.get(language.cookie)?.maxAgeSeconds ?? 0) / daySeconds;
    expect(days).toBeGreaterThanOrEqual(persistentDays.atLeast);
    expect(days).toBeLessThanOrEqual(persistentDays.atMost);
  }
});

test('4, 9 the answer to the cookie banner is stored under one key', () => {
  for (const answer of ['allowed', 'declined'] as const) {
    storeConsent(answer);
    expect([...local]).toEqual([[consent.key, consent[answer]]]);
    expect(readConsent()).toBe(consent[answer]);
  }
  clearConsent();
  expect([...local]).toEqual([]);
  expect(readConsent()).toBeUndefined();
});

test('2.1 the resource of a visit has its own cookie', () => {
  expect(storedItems.resource).toMatchObject({ name: resourceCookie, kind: 'cookie' });
});
