import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draw } from '#app/status/draw.tsx';
import { statusOf } from '#content/pages/status/status.ts';
import { prerenderPaths } from '#content/prerender.ts';
import { pagePath } from '#content/site-map.ts';
import { filledPartId } from '#content/status/served.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { newToken } from '../tokens.ts';
import { makeLink } from './links.ts';

const hourMs = 60 * 60_000;
const builtPage = `<div id="${filledPartId}"></div><script id="boot" type="application/json">{}</script>`;

let build: StubBuild;
let served: TestApp;
beforeEach(async () => {
  build = await stubBuild(stubPages(prerenderPaths(), builtPage));
  served = await testApp({}, { siteDirectory: build.directory, drawStatus: draw });
});
afterEach(async () => {
  await served.close();
  await build.remove();
});

const rows = () => served.context.database.select().from(statusSubscriptions);
const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });
/** Submits a form as a browser does from a page with `Referrer-Policy: no-referrer`. */
const press = (url: string, payload: string) =>
  served.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      origin: 'null',
    },
  });

/** Creates an unconfirmed subscription; returns the token of its mail. */
const subscribed = (locale: Locale): Promise<string> =>
  served.context.database.transaction(async (tx) => {
    const now = served.clock.now();
    const id = '0b9f3c1e6f0d4a539c1b0d6a3f4f5e11';
    const email = 'mei@harbour.example';
    await tx.insert(statusSubscriptions).values({ id, email, locale, createdAt: now });
    return makeLink(tx, id, now);
  });

describe.each(locales)('a mailed link opened without JavaScript (%s)', (locale) => {
  const page = pagePath('service-status', locale);
  const { words } = statusOf(locale);
  const { link } = words;
  const outcome = async (location: unknown) => (await get(String(location))).body;

  test('to confirm: a page with a button; opening it changes nothing', async () => {
    const token = await subscribed(locale);
    const { body, headers, statusCode } = await get(`${page}?confirm=${token}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(link.confirm.heading);
    expect(body).toMatch(
      new RegExp(
        `<form[^>]* method="post">.*<button[^>]* name="link"[^>]*>${link.confirm.action}</button>.*</form>`,
      ),
    );
    expect(body).not.toContain(token);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
    expect(headers.etag).toBeUndefined();
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
  });

  test('to confirm: pressing the button once or twice confirms, and the response omits the token', async () => {
    const token = await subscribed(locale);
    for (let times = 0; times < 2; times += 1) {
      const { statusCode, headers } = await press(`${page}?confirm=${token}`, 'link=confirm');
      expect(statusCode).toBe(303);
      expect(headers).toMatchObject({
        location: `${page}?subscription=confirmed`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(await outcome(headers.location)).toContain(link.confirmed.heading);
      expect(await rows()).toMatchObject([{ confirmedAt: served.clock.now() }]);
    }
  });

  test('to confirm: an expired link is refused and changes nothing', async () => {
    const token = await subscribed(locale);
    served.clock.advance(24 * hourMs);
    const { headers } = await press(`${page}?confirm=${token}`, 'link=confirm');
    expect(headers.location).toBe(`${page}?subscription=invalid`);
    expect(await outcome(headers.location)).toContain(link.invalid);
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
  });

  test('to unsubscribe: nothing until the button is pressed, once or twice', async () => {
    const token = await subscribed(locale);
    const { body, headers } = await get(`${page}?unsubscribe=${token}`);
    expect(body).toContain(link.leave.heading);
    expect(body).toContain(`>${link.leave.action}</button>`);
    expect(headers['cache-control']).toBe('no-store');
    expect(await rows()).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
      const pressed = await press(`${page}?unsubscribe=${token}`, 'link=unsubscribe');
      expect(pressed.headers.location).toBe(`${page}?subscription=left`);
      expect(await outcome(pressed.headers.location)).toContain(link.left.heading);
    }
    expect(await rows()).toEqual([]);
  });

  test.each(['confirm', 'unsubscribe'])('to %s with a malformed token is refused', async (kind) => {
    await subscribed(locale);
    for (const query of ['=x', '', `=${'a'.repeat(44)}`, '=%00', `=a&${kind}=b`, '=%3Cscript%3E']) {
      const url = `${page}?${kind}${query}`;
      expect((await get(url)).statusCode).toBe(200);
      const { headers } = await press(url, `link=${kind}`);
      expect(headers.location, url).toBe(`${page}?subscription=invalid`);
    }
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
  });
});

const page = pagePath('service-status', 'en');

test('an unknown token confirms nothing', async () => {
  await subscribed('en');
  const { headers } = await press(`${page}?confirm=${newToken()}`, 'link=confirm');
  expect(headers.location).toBe(`${page}?subscription=invalid`);
  expect(await rows()).toMatchObject([{ confirmedAt: null }]);
});

test('the other forms of the page redirect to it and follow no link', async () => {
  const token = await subscribed('en');
  for (const query of [`?confirm=${token}`, `?unsubscribe=${token}`, '']) {
    const { statusCode, headers } = await press(page + query, 'email=mei%40harbour.example');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(page + query);
  }
  expect(await rows()).toMatchObject([{ confirmedAt: null }]);
});

test('a link only does what it was mailed for', async () => {
  const token = await subscribed('en');
  const { headers } = await press(`${page}?confirm=${token}`, 'link=unsubscribe');
  expect(headers.location).toBe(`${page}?subscription=invalid`);
  expect(await rows()).toHaveLength(1);
});

test('an unknown outcome is not shown, and the page without a link may be cached', async () => {
  const plain = await get(page);
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect((await get(`${page}?subscription=%3Cscript%3E`)).body).toBe(plain.body);
  const opened = await get(`${page}?confirm=${newToken()}`, {
    'if-none-match': String(plain.headers.etag),
  });
  expect(opened.statusCode).toBe(200);
});

test('an unreachable database asks the visitor to try again', async () => {
  const token = await subscribed('en');
  await served.context.database.execute('alter table status_links rename to gone');
  const { statusCode, headers, body } = await press(`${page}?confirm=${token}`, 'link=confirm');
  expect(statusCode).toBe(500);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<a href="">');
});
