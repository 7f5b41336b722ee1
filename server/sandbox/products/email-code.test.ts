import { expect, test } from 'vitest';
import { dayMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests({ lastsMs: 7 * dayMs });

const send = (email: string, more: object = {}) =>
  sandbox.me.send('emailSendCode', { body: { email, code: '482916', ...more } });

const list = async (filters: Record<string, string>) => {
  const now = sandbox.app.clock.now().getTime();
  const from = new Date(now - dayMs).toISOString();
  const to = new Date(now + dayMs).toISOString();
  return sandbox.me.send('emailListRecords', { query: { from, to, ...filters } });
};

test('a mail is sent, delivered, reports its receipt and is found again', async () => {
  const orderId = 'login-1';
  const callbackUrl = 'https://callback.customer.example/mail';
  const email = 'delivered@customer.example';
  const accepted = await send(email, { orderId, callbackUrl });
  expect(accepted.data).toMatchObject({ email });
  const messageId = textAt(accepted.data, 'messageId');
  const states = [];
  for (const ms of [0, secondMs, secondMs]) {
    sandbox.app.clock.advance(ms);
    states.push(textAt((await list({ orderId })).data, 'records', 0, 'status'));
  }
  expect(states).toEqual(['accepted', 'sent', 'delivered']);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'email.receipt', url: callbackUrl, data: { messageId, orderId, status: 'delivered' } },
  ]);
});

test.each([
  ['bounced', 'UNKNOWN_ADDRESS'],
  ['full', 'MAILBOX_FULL'],
  ['refused', 'SERVER_REFUSED'],
])('a mail to %s@ fails: %s', async (name, reason) => {
  const email = `${name}@customer.example`;
  await send(email);
  sandbox.app.clock.advance(2 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { email, status: 'failed', reason, serverReply: expect.any(String) } },
  ]);
});

test('a delayed mail arrives after half a minute', async () => {
  await send('delayed@customer.example');
  sandbox.app.clock.advance(29 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toEqual([]);
  sandbox.app.clock.advance(secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status: 'delivered' } },
  ]);
});

test('an unknown address is blocked after its first bounce', async () => {
  await send('bounced@customer.example');
  expect(await send('bounced@customer.example')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(2 * secondMs);
  expect(await send('bounced@customer.example')).toMatchObject({ status: 403, code: 2102 });
});

test('an address gets one code a minute and ten a day', async () => {
  await send('lin@customer.example');
  sandbox.app.clock.advance(15 * secondMs);
  const refused = await send('lin@customer.example');
  expect(refused).toMatchObject({ status: 429, code: 2104 });
  expect(refused.headers['retry-after']).toBe('45');
  for (let count = 1; count < 10; count += 1) {
    sandbox.app.clock.advance(minuteMs);
    expect(await send('lin@customer.example')).toMatchObject({ code: 0 });
  }
  sandbox.app.clock.advance(minuteMs);
  expect(await send('lin@customer.example')).toMatchObject({ code: 2104 });
  expect(await send('mei@customer.example')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(dayMs);
  expect(await send('lin@customer.example')).toMatchObject({ code: 0 });
});

test.each(['lin', 'Lin <lin@customer.example>', 'lin@customer.example, mei@customer.example'])(
  '%s is not an address',
  async (email) => {
    expect(await send(email)).toMatchObject({ status: 400, code: 2101 });
  },
);

test('a template must be registered', async () => {
  expect(await send('lin@customer.example', { template: 'nobodys' })).toMatchObject({
    status: 400,
    code: 2103,
  });
  expect(await send('lin@customer.example', { template: 'login' })).toMatchObject({ code: 0 });
});

test('mails are listed by filter', async () => {
  await send('lin@customer.example', { orderId: 'one' });
  await send('mei@customer.example', { orderId: 'two' });
  expect((await list({ email: 'mei@customer.example' })).data).toMatchObject({
    total: 1,
    records: [{ orderId: 'two' }],
  });
  expect((await list({ status: 'failed' })).data).toMatchObject({ total: 0, records: [] });
  expect(await list({ to: '2026-01-01T00:00:00Z' })).toMatchObject({ status: 400, code: 1002 });
});
