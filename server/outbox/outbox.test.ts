import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';

let served: TestApp;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  served = await testApp({ SMTP_URL: server.url });
});
afterAll(() => server.close());

test('a listening server delivers messages, and stops when it is closed', async () => {
  const origin = await served.app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${origin}${sendContactMessage.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': 'CN' },
    body: JSON.stringify({
      fullName: '王小明',
      email: 'wang@harbour.example',
      phone: '+65 6000 0000',
      message: '你好',
    }),
  });
  expect(await reply.json()).toMatchObject({ code: 0 });
  await vi.waitUntil(() => server.received.length === 1, { timeout: 60_000 });
  expect(server.received[0]?.to).toEqual([brand.mail.info]);
  await served.close();
});
