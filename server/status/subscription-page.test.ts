import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draw } from '#app/status/draw.tsx';
import { statusSubscribeOf } from '#content/pages/status-subscribe/status-subscribe.ts';
import { prerenderPaths } from '#content/prerender.ts';
import { pagePath } from '#content/site-map.ts';
import { type LinkKind, mailedLinkPath } from '#content/status/mailed-link.ts';
import { filledPartId } from '#content/status/served.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { hourMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { statusSubscriptions, statusWebhooks } from '../db/status-schema.ts';
import { newToken } from '../tokens.ts';
import { makeLink } from './links.ts';

const builtPage = `<div id="${filledPartId}"></div><script id="boot" type="application/json">{}</script>`;
const email = 'mei@harbour.example';

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
const get = (url: string) => served.app.inject({ url });
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

/** Creates an unconfirmed subscription to SMS and voice; returns the token of its mail. */
const subscribed = (locale: Locale = 'en'): Promise<string> =>
  served.context.database.transaction(async (tx) => {
    const now = served.clock.now();
    const subscriptionId = '0b9f3c1e6f0d4a539c1b0d6a3f4f5e11';
    const choice = { services: [1, 3], everyUpdate: true };
    const row = { id: subscriptionId, email, locale, createdAt: now, ...choice };
    await tx.insert(statusSubscriptions).values(row);
    return makeLink(tx, { subscriptionId, choice }, now);
  });

/** Creates an unconfirmed webhook; returns the token of its mail. */
const webhook = (): Promise<string> =>
  served.context.database.transaction(async (tx) => {
    const now = served.clock.now();
    const id = crypto.randomUUID();
    const target = { url: 'https://hooks.harbour.example/status', host: 'hooks.harbour.example' };
    await tx.insert(statusWebhooks).values({
      ...{ id, email, mailbox: email, locale: 'en', services: [1], everyUpdate: true },
      ...{ ...target, createdAt: now },
    });
    return makeLink(tx, { webhookId: id }, now);
  });

describe.each(locales)('a mailed link (%s)', (locale) => {
  const page = pagePath('service-status-subscribe', locale);
  const { words, services } = statusSubscribeOf(locale);
  const link = (kind: LinkKind, token: string) => mailedLinkPath(kind, locale, token);
  const nameOf = (id: number) => services.find((service) => service.id === id)?.name ?? '';
  const outcome = async (location: unknown) => (await get(String(location))).body;

  test('to confirm: says what, and a button; opening it changes nothing', async () => {
    const token = await subscribed(locale);
    const { body, headers, statusCode } = await get(link('confirm', token));
    expect(statusCode).toBe(200);
    for (const said of [words.link.confirm, email, words.link.every, nameOf(1), nameOf(3)])
      expect(body).toContain(said);
    expect(body).not.toContain(nameOf(4));
    expect(body).toMatch(
      new RegExp(
        `<form[^>]* method="post".*<button[^>]* value="confirm"[^>]* name="do">${words.link.actions.confirm}`,
      ),
    );
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
      const { statusCode, headers } = await press(link('confirm', token), 'do=confirm');
      expect(statusCode).toBe(303);
      expect(headers).toMatchObject({
        location: `${page}?subscription=confirmed`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(await outcome(headers.location)).toContain(words.outcomes.confirmed.heading);
      expect(await rows()).toMatchObject([
        { confirmedAt: served.clock.now(), services: [1, 3], everyUpdate: true },
      ]);
    }
    expect((await get(link('confirm', token))).body).toContain(words.link.change);
  });

  test('to confirm: services can be changed first', async () => {
    const token = await subscribed(locale);
    const { body } = await get(link('confirm', token));
    expect(body).toContain(`href="?change=${token}"`);
    expect((await get(link('change', token))).body).toMatch(/name="service" checked="" value="3"/);
    const chosen = await press(link('change', token), 'do=change&service=4&service=5&every=false');
    expect(chosen.headers.location).toBe(link('confirm', token));
    expect((await get(link('confirm', token))).body).toContain(nameOf(4));
    await press(link('confirm', token), 'do=confirm');
    expect(await rows()).toMatchObject([
      { confirmedAt: served.clock.now(), services: [4, 5], everyUpdate: false },
    ]);
  });

  test('after a day it neither confirms nor changes, but ends', async () => {
    const token = await subscribed(locale);
    served.clock.advance(24 * hourMs);
    for (const [kind, form] of [
      ['confirm', 'do=confirm'],
      ['change', 'do=change&service=1'],
    ] as const) {
      expect((await get(link(kind, token))).body).toContain(words.outcomes.invalid.heading);
      const { headers } = await press(link(kind, token), form);
      expect(headers.location).toBe(`${page}?subscription=invalid`);
      expect(await outcome(headers.location)).toContain(words.outcomes.invalid.sentence);
    }
    expect(await rows()).toMatchObject([{ confirmedAt: null, services: [1, 3] }]);
    await press(link('unsubscribe', token), 'do=stop');
    expect(await rows()).toEqual([]);
  });

  test('to change: the choice is stored, without a service it is refused', async () => {
    const token = await subscribed(locale);
    await press(link('confirm', token), 'do=confirm');
    const refused = await press(link('change', token), 'do=change&every=true');
    expect(refused.statusCode).toBe(200);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.body).toContain(words.services.missing);
    const { headers } = await press(link('change', token), 'do=change&service=2&every=false');
    expect(headers.location).toBe(`${page}?subscription=changed`);
    expect(await outcome(headers.location)).toContain(words.outcomes.changed.heading);
    expect(await rows()).toMatchObject([{ services: [2], everyUpdate: false }]);
    const all = services.map(({ id }) => `service=${id}`).join('&');
    await press(link('change', token), `do=change&${all}&every=true`);
    expect(await rows()).toMatchObject([{ services: null, everyUpdate: true }]);
    for (const wrong of ['service=99', 'service=x', 'service=1&service=0', 'service=%00'])
      expect((await press(link('change', token), `do=change&${wrong}`)).body, wrong).toContain(
        words.services.missing,
      );
    expect(await rows()).toMatchObject([{ services: null }]);
  });

  test('to unsubscribe: nothing until the button is pressed, once or twice', async () => {
    const token = await subscribed(locale);
    const { body, headers } = await get(link('unsubscribe', token));
    expect(body).toContain(words.link.unsubscribe);
    expect(body).toContain(`value="stop"`);
    expect(headers['cache-control']).toBe('no-store');
    expect(await rows()).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
      const pressed = await press(link('unsubscribe', token), 'do=stop');
      expect(pressed.headers.location).toBe(`${page}?subscription=left`);
      expect(await outcome(pressed.headers.location)).toContain(words.outcomes.left.heading);
    }
    expect(await rows()).toEqual([]);
    expect((await get(link('confirm', token))).body).toContain(words.outcomes.invalid.heading);
  });

  test.each(['confirm', 'change', 'unsubscribe'])(
    'to %s with a malformed token is refused',
    async (kind) => {
      await subscribed(locale);
      for (const query of [
        '=x',
        '',
        `=${'a'.repeat(44)}`,
        '=%00',
        `=a&${kind}=b`,
        '=%3Cscript%3E',
      ]) {
        const url = `${page}?${kind}${query}`;
        const { statusCode, body } = await get(url);
        expect(statusCode, url).toBe(200);
        expect(body, url).toContain(words.outcomes.invalid.heading);
        const { headers } = await press(url, 'do=confirm');
        expect(headers.location, url).toBe(`${page}?subscription=invalid`);
      }
      expect(await rows()).toMatchObject([{ confirmedAt: null }]);
    },
  );

  test('links of earlier mails lead from the status page to their page', async () => {
    const token = await subscribed(locale);
    for (const kind of ['confirm', 'unsubscribe'] as const) {
      const { statusCode, headers } = await get(
        `${pagePath('service-status', locale)}?${kind}=${token}`,
      );
      expect(statusCode).toBe(302);
      expect(headers).toMatchObject({
        location: link(kind, token),
        'referrer-policy': 'no-referrer',
      });
    }
  });
});

const page = pagePath('service-status-subscribe', 'en');
const { words } = statusSubscribeOf('en');
const link = (kind: LinkKind, token: string) => mailedLinkPath(kind, 'en', token);

test('a webhook shows its secret once, when it is confirmed', async () => {
  const token = await webhook();
  const opened = await get(link('confirm', token));
  expect(opened.body).toContain('https://hooks.harbour.example/status');
  const shown = await press(link('confirm', token), 'do=confirm');
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const secret = /<code>(cs-[\w-]{32})<\/code>/.exec(shown.body)?.[1] ?? 'none';
  expect(secret).not.toBe('none');
  const [stored] = await served.context.database.select().from(statusWebhooks);
  expect(JSON.stringify(stored)).not.toContain(secret);

  const again = await press(link('confirm', token), 'do=confirm');
  expect(again.headers.location).toBe(`${page}?subscription=confirmed`);
  const { body } = await get(link('change', token));
  expect(body).not.toContain(secret);
  expect(body).toContain(words.link.states.testing);

  const renewed = await press(link('change', token), 'do=secret');
  expect(renewed.body).toMatch(/<code>cs-[\w-]{32}<\/code>/);
  expect(renewed.body).not.toContain(secret);
});

test('tests of a webhook are limited, and the page says so', async () => {
  const token = await webhook();
  expect((await press(link('change', token), 'do=test')).headers.location).toBe(
    `${page}?subscription=invalid`,
  );
  await press(link('confirm', token), 'do=confirm');
  for (let count = 0; count < 4; count += 1)
    expect((await press(link('change', token), 'do=test')).headers.location).toBe(
      `${page}?subscription=tested`,
    );
  const refused = await press(link('change', token), 'do=test');
  expect(refused.statusCode).toBe(200);
  expect(refused.body).toContain('That was a lot in a short time.');
});

test('an unknown token confirms nothing', async () => {
  await subscribed();
  const { headers } = await press(link('confirm', newToken()), 'do=confirm');
  expect(headers.location).toBe(`${page}?subscription=invalid`);
  expect(await rows()).toMatchObject([{ confirmedAt: null }]);
});

test('the form of the page redirects to it and follows no link', async () => {
  const token = await subscribed();
  for (const query of [`?confirm=${token}`, `?unsubscribe=${token}`, '']) {
    const { statusCode, headers } = await press(page + query, 'email=mei%40harbour.example');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(page + query);
  }
  expect(await rows()).toMatchObject([{ confirmedAt: null }]);
});

test('an unknown outcome is not shown, and the page without a link may be cached', async () => {
  const plain = await get(page);
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect((await get(`${page}?subscription=%3Cscript%3E`)).body).toBe(plain.body);
});

test('an unreachable database asks the visitor to try again', async () => {
  const token = await subscribed();
  await served.context.database.execute('alter table status_links rename to gone');
  const { statusCode, headers, body } = await press(link('confirm', token), 'do=confirm');
  expect(statusCode).toBe(500);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<a href="">');
});
