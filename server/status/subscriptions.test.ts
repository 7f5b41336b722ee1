import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { oneClickPath } from '#content/status/feeds.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#contract/status.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { type MailServer, startMailServer, subjectOf } from '#tests/support/mail-server.ts';
import { both, mei, open } from '#tests/support/status.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusLinks, statusSubscriptions } from '../db/status-schema.ts';
import { chooseTransports } from '../outbox/transports/choose.ts';
import { sweep } from '../retention/sweep.ts';
import { newToken } from '../tokens.ts';
import { resolveIncident, updateIncident } from './operator.ts';

const hourMs = 60 * 60_000;
const email = 'mei@harbour.example';

let served: TestApp;
let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await startMailServer();
  served = await testApp({
    SMTP_URL: mailServer.url,
    PUBLIC_URL: 'https://www.nuntix.example',
    LIMIT_SUBSCRIPTIONS_PER_HOUR: '4',
    LIMIT_SUBSCRIPTION_MAILS_PER_DAY: '2',
  });
});
afterEach(async () => {
  await served.close();
  await mailServer.close();
});

const post = (url: string, payload: object, language = 'EN', remoteAddress = '127.0.0.1') =>
  served.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-language': language },
    remoteAddress,
  });
const rows = () => served.context.database.select().from(statusSubscriptions);

/** Sends all queued mails through the mail server; folded lines are unfolded. */
async function deliverAll(): Promise<string[]> {
  const before = mailServer.received.length;
  const transports = chooseTransports(served.context.env);
  while ((await deliverNext(served.context, transports)) === 'sent');
  return mailServer.received.slice(before).map(({ source }) => readable(source));
}

/** Only the body is encoded: a token in a header may begin with `3D`. */
function readable(source: string): string {
  const body = source.indexOf('\r\n\r\n');
  return (
    source.slice(0, body).replaceAll(/\r\n[ \t]+/g, ' ') +
    source.slice(body).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  );
}

/** Decoded subject of the last mail. */
function lastSubject(): string | undefined {
  const last = mailServer.received.at(-1);
  return last && subjectOf(last);
}

const tokenIn = (mail: string | undefined, name: 'confirm' | 'change' | 'token'): string => {
  const found = new RegExp(`[?]${name}=([\\w-]{43})(?![\\w-])`).exec(mail ?? '')?.[1];
  if (!found) throw new Error(`no ${name} link in: ${mail}`);
  return found;
};

/** Number of statements waiting for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await served.context.database.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

async function subscribed(address = email): Promise<string> {
  await post(subscribe.path, { email: address });
  const token = tokenIn((await deliverAll())[0], 'confirm');
  expect((await post(confirmSubscription.path, { token })).json().code).toBe(0);
  return token;
}

test('a subscription is confirmed, notified and ended with one click, through a real mail server', async () => {
  expect((await post(subscribe.path, { email: ` ${email.toUpperCase()} ` })).json()).toEqual({
    code: 0,
    data: null,
    msg: '',
  });
  const [confirmation] = await deliverAll();
  expect(mailServer.received[0]?.to).toEqual([email]);
  expect(confirmation).not.toContain('List-Unsubscribe');

  await open(served.context);
  expect(await deliverAll()).toEqual([]);

  const token = tokenIn(confirmation, 'confirm');
  for (let times = 0; times < 2; times += 1)
    expect((await post(confirmSubscription.path, { token })).json().code).toBe(0);

  const { incidentId } = await open(served.context, { impact: 'degraded', text: both('Slow.') });
  const [notice, ...others] = await deliverAll();
  expect(others).toEqual([]);
  expect(lastSubject()).toBe(`${brand.names.short.en} Voice: degraded, Calls fail`);
  expect(notice).toContain('Slow.');
  expect(notice).toContain('/service-status/incidents/');
  const ending = tokenIn(notice, 'token');
  expect(notice).toContain(
    `List-Unsubscribe: <https://www.nuntix.example${oneClickPath}?token=${ending}>`,
  );
  expect(notice).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  await updateIncident(served.context, mei, incidentId, { text: both('Still slow.') });
  expect(await deliverAll()).toEqual([]);
  await updateIncident(served.context, mei, incidentId, {
    text: both('Gone.'),
    changed: { impact: 'outage' },
  });
  expect(await deliverAll()).toHaveLength(1);
  await resolveIncident(served.context, mei, incidentId, { text: both('Back.') });
  expect(await deliverAll()).toHaveLength(1);
  expect(lastSubject()).toBe(`${brand.names.short.en} Voice: resolved, Calls fail`);

  const click = await served.app.inject({
    method: 'POST',
    url: `${oneClickPath}?token=${ending}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.statusCode).toBe(204);
  expect(await rows()).toEqual([]);
  await open(served.context);
  expect(await deliverAll()).toEqual([]);
});

test('one-click accepts multipart; opening the URL ends nothing', async () => {
  const token = await subscribed();
  const opened = await served.app.inject({ url: `${oneClickPath}?token=${token}` });
  expect(opened.statusCode).toBe(302);
  expect(opened.headers.location).toBe(`/service-status/subscribe?unsubscribe=${token}`);
  expect(await rows()).toHaveLength(1);
  for (const wrong of ['', '?token=17', '?token=%00'])
    expect(
      (await served.app.inject({ method: 'POST', url: oneClickPath + wrong })).statusCode,
    ).toBe(400);
  const boundary = 'x';
  const click = await served.app.inject({
    method: 'POST',
    url: `${oneClickPath}?token=${token}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
  });
  expect(click.statusCode).toBe(204);
  expect(await rows()).toEqual([]);
});

test('the page ends a subscription, once or twice', async () => {
  const token = await subscribed();
  for (let times = 0; times < 2; times += 1)
    expect((await post(unsubscribe.path, { token })).json().code).toBe(0);
  expect(await rows()).toEqual([]);
});

test('every mail has a 256-bit token, stored only as a hash', async () => {
  const links = [await subscribed()];
  for (let mails = 0; mails < 2; mails += 1) {
    await open(served.context);
    links.push(tokenIn((await deliverAll())[0], 'change'));
  }
  expect(new Set(links).size).toBe(3);
  const stored = JSON.stringify([
    await rows(),
    await served.context.database.select().from(statusLinks),
    await served.context.database.select().from(outboxMessages),
  ]);
  for (const link of links) expect(stored).not.toContain(link);
  // The link of the oldest mail works like that of the newest.
  expect((await post(unsubscribe.path, { token: links[0] })).json().code).toBe(0);
  expect(await rows()).toEqual([]);
  expect(await served.context.database.select().from(statusLinks)).toEqual([]);
});

test('a subscriber who leaves during a notification does not block it', async () => {
  await subscribed();
  await subscribed('lin@harbour.example');
  const { database } = served.context;
  let opening: Promise<unknown> = Promise.resolve();
  await database.transaction(async (tx) => {
    await tx.delete(statusSubscriptions).where(eq(statusSubscriptions.email, email));
    opening = open(served.context);
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
  });
  await opening;
  expect((await deliverAll()).length).toBe(1);
  expect(mailServer.received.at(-1)?.to).toEqual(['lin@harbour.example']);
});

test('links mailed by the previous release keep working', async () => {
  const token = '0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e11';
  const keep = () =>
    served.context.database
      .insert(statusSubscriptions)
      .values({ id: token, email, locale: 'en', createdAt: served.clock.now() });
  await keep();
  expect((await post(confirmSubscription.path, { token })).json().code).toBe(0);
  expect((await rows())[0]?.confirmedAt).toEqual(served.clock.now());
  await open(served.context);
  tokenIn((await deliverAll())[0], 'change');
  expect((await post(unsubscribe.path, { token })).json().code).toBe(0);
  expect(await rows()).toEqual([]);
  await keep();
  const click = `${oneClickPath}?token=${token}`;
  expect((await served.app.inject({ method: 'POST', url: click })).statusCode).toBe(204);
  expect(await rows()).toEqual([]);
});

test('Chinese subscribers get Chinese mails', async () => {
  await post(subscribe.path, { email }, 'CN');
  const token = tokenIn((await deliverAll())[0], 'confirm');
  await post(confirmSubscription.path, { token });
  await post(subscribe.path, { email }, 'EN');
  await deliverAll();
  expect(await rows()).toMatchObject([{ locale: 'zh' }]);
  await open(served.context);
  const [notice] = await deliverAll();
  expect(notice).toContain('/zh-service-status/incidents/');
  expect(notice).toContain(`/zh-service-status/subscribe?change=${tokenIn(notice, 'change')}`);
});

test('an expired or unknown link is refused with a message', async () => {
  await post(subscribe.path, { email });
  const token = tokenIn((await deliverAll())[0], 'confirm');
  served.clock.advance(24 * hourMs);
  const unknown = ['0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11', newToken(), 'x', undefined];
  for (const given of [token, ...unknown])
    expect((await post(confirmSubscription.path, { token: given })).json()).toEqual({
      code: 'status.link',
      msg: 'This link is no longer valid. Subscribe again.',
    });
  expect(await sweep(served.context, served.context.database)).toMatchObject({
    unconfirmedSubscriptions: 1,
  });
  expect(await rows()).toEqual([]);
});

test('an invalid address is refused in both languages', async () => {
  for (const wrong of [
    '',
    'mei',
    'a@b',
    'a@b.c\r\nBcc: x@y.example',
    `${'a'.repeat(99)}@x.example`,
    7,
  ]) {
    expect((await post(subscribe.path, { email: wrong })).json()).toEqual({
      code: 'status.email',
      msg: 'Please Enter A Valid Email Address',
    });
    expect((await post(subscribe.path, { email: wrong }, 'CN')).json().msg).toBe(
      '请输入有效的电子邮箱地址',
    );
  }
  expect(await rows()).toEqual([]);
});

test('mails are limited per network address and per mailbox', async () => {
  for (let i = 0; i < 2; i += 1)
    expect((await post(subscribe.path, { email })).json().code).toBe(0);
  const refused = await post(subscribe.path, { email }, 'EN', '203.0.113.9');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too-many-requests');
  for (let i = 0; i < 2; i += 1)
    expect((await post(subscribe.path, { email: `a${i}@x.example` })).json().code).toBe(0);
  expect((await post(subscribe.path, { email: 'b@x.example' })).statusCode).toBe(429);
  expect(await deliverAll()).toHaveLength(4);
});
