import { expect, test } from 'vitest';
import { dayMs } from '#contract/time-units.ts';
import { textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests({ lastsMs: 100 * dayMs });

const url = 'https://shop.customer.example/orders/8842';
const domain = 'go.customer.example';

const create = (more: object = {}) =>
  sandbox.me.send('shortLinkCreate', { body: { url, ...more } });

const get = (linkId: string, query: Record<string, string> = {}) =>
  sandbox.me.send('shortLinkGet', { path: { linkId }, query });

const inMs = (ms: number) => new Date(sandbox.app.clock.now().getTime() + ms).toISOString();

test('a link is created, found again, and expires', async () => {
  const { data } = await create({ title: 'Order', tag: 'shipping', orderId: 'order-1' });
  expect(data).toMatchObject({
    shortUrl: expect.stringMatching(
      /^http:\/\/localhost:3000\/sandbox\/s\/[\da-f]{24}\/[A-Za-z0-9]{6}$/,
    ),
    characters: textAt(data, 'shortUrl').length,
    url,
    title: 'Order',
    tag: 'shipping',
    orderId: 'order-1',
    status: 'active',
    expiresAt: `${inMs(90 * dayMs).slice(0, 19)}Z`,
  });
  const linkId = textAt(data, 'linkId');
  const unopened = { clicks: 0, visitors: 0, machines: 0, byDay: [], byCountry: [], byDevice: [] };
  expect((await get(linkId)).data).toEqual({ ...data, ...unopened });
  sandbox.app.clock.advance(90 * dayMs);
  expect((await get(linkId)).data).toMatchObject({ status: 'expired' });
  expect(await get('0'.repeat(24))).toMatchObject({ status: 404, code: 1401 });
});

test('a slug is unique on its domain', async () => {
  expect((await create({ domain, slug: 'b8842' })).data).toMatchObject({
    shortUrl: 'https://go.customer.example/b8842',
    characters: 33,
  });
  expect(await create({ domain, slug: 'b8842' })).toMatchObject({ status: 409, code: 6402 });
  expect(await create({ domain, slug: 'B8842' })).toMatchObject({ code: 0 });
  expect(await create({ slug: 'b8842' })).toMatchObject({ code: 0 });
});

test('a domain must be verified', async () => {
  const stranger = { domain: 'go.stranger.example' };
  expect(await create(stranger)).toMatchObject({ status: 403, code: 6403 });
});

test('a link must not lead to another short link', async () => {
  // A local sandbox has no TLS.
  const made = textAt((await create()).data, 'shortUrl').replace('http:', 'https:');
  for (const target of [made, 'https://bit.ly/3abcde', `https://${domain}/b8842`])
    expect(await create({ url: target })).toMatchObject({ status: 400, code: 6404 });
});

test('a target needs a possible host', async () => {
  expect(await create({ url: 'https://%20/orders' })).toMatchObject({ status: 400, code: 1002 });
});

test('a link lives at most two years, and ends in the future', async () => {
  for (const ms of [-10 * dayMs, 731 * dayMs])
    expect(await create({ expiresAt: inMs(ms) })).toMatchObject({
      code: 1002,
      msg: expect.stringContaining('expiresAt'),
    });
  expect(await create({ expiresAt: inMs(700 * dayMs) })).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(40 * dayMs);
  expect(await sandbox.me.send('shortLinkCreate')).toMatchObject({
    code: 0,
    data: { status: 'active' },
  });
});

test('clicks are counted by period', async () => {
  const linkId = '47b0e2d9c6f84a13958d1b01';
  expect((await get(linkId)).data).toMatchObject({ clicks: 128, byDay: [{ clicks: 128 }] });
  const hour = { from: '2026-11-15T05:00:00Z', to: '2026-11-15T06:00:00Z' };
  expect((await get(linkId, hour)).data).toMatchObject({ clicks: 128 });
  const before = { from: '2026-11-14T05:00:00Z', to: '2026-11-15T05:00:00Z' };
  const { data } = await get(linkId, before);
  expect(data).toMatchObject({ status: 'active', clicks: 0, byDay: [] });
  expect(data).not.toHaveProperty('firstClickAt');
  expect(await get(linkId, { from: hour.from })).toMatchObject({ status: 400, code: 1001 });
  expect(await get(linkId, { to: hour.to })).toMatchObject({ status: 400, code: 1001 });
});
