import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { outboxMessages } from '../db/schema.ts';
import { chooseTransports } from '../outbox/transports/choose.ts';

const local = { host: 'localhost:3000' };

let served: TestApp;
let id: string;
beforeEach(async () => {
  served = await testApp();
  await served.app.inject({
    method: 'POST',
    url: sendContactMessage.path,
    payload: {
      fullName: '<b>Mei</b>',
      email: 'mei@harbour.example',
      phone: '+65 6000 0000',
      message: 'Hello',
    },
  });
  const [row] = await served.context.database.select().from(outboxMessages);
  id = row?.id ?? '';
});
afterEach(() => served.close());

const open = (url: string, headers: Record<string, string> = local, remoteAddress = '127.0.0.1') =>
  served.app.inject({ url, headers, remoteAddress });

test('the list shows waiting and delivered messages as escaped text', async () => {
  const before = await open('/dev/inbox');
  expect(before.statusCode).toBe(200);
  expect(before.body).toContain('Waiting');
  expect(before.body).toContain('Contact form: &lt;b&gt;Mei&lt;/b&gt;');
  expect(before.body).toContain(`href="/dev/inbox/${id}"`);
  expect(before.body).not.toContain('<b>Mei');

  await deliverNext(served.context, chooseTransports(served.context.env));
  expect((await open('/dev/inbox')).body).toContain('Delivered');
});

test('its page allows no script and no inline style', async () => {
  const { headers, body } = await open(`/dev/inbox/${id}`);
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(body).not.toMatch(/<script|style=|<style/);
  expect((await open('/dev/inbox/style.css')).headers['content-type']).toContain('text/css');
});

test('a mail is shown in a frame without scripts, with its pictures and links that open outside', async () => {
  const page = await open(`/dev/inbox/${id}`);
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const mail = await open(`/dev/inbox/${id}/mail`);
  const policy = String(mail.headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
  expect(policy).not.toMatch(/script/);
  expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(mail.body).toContain('<base target="_blank">');
  expect(mail.body).toContain('src="data:image/png;base64,');
  expect(mail.body).not.toContain('cid:');
});

test.each(['/dev/inbox/nothing', '/dev/inbox/0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11'])(
  '%s answers 404',
  async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  },
);

describe('answers 404 to others', () => {
  test.each([
    ['another machine', local, '192.168.1.5'],
    ['a rebound name', { host: 'inbox.evil.example' }, '127.0.0.1'],
    ['a proxy', { ...local, 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ])('%s', async (_, headers, peer) => {
    for (const url of ['/dev/inbox', `/dev/inbox/${id}`, `/dev/inbox/${id}/mail`]) {
      const reply = await open(url, headers as Record<string, string>, peer);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('Mei');
    }
  });

  test.each([
    ['PUBLIC_URL', 'https://www.nuntix.example'],
    ['DATABASE_URL', 'postgres://db.example/nuntix'],
  ])('does not exist in a deployment (%s=%s)', async (setting, value) => {
    const open = await testApp({ [setting]: value });
    expect((await open.app.inject({ url: '/dev/inbox', headers: local })).statusCode).toBe(404);
    await open.close();
  });
});
