import { expect, test } from 'vitest';
import { hourMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const callbackUrl = 'https://callback.customer.example/whatsapp';
const returnUrl = 'https://app.customer.example/whatsapp/connected';

const create = (change: object = {}) =>
  sandbox.me.send('whatsAppAppCreate', {
    body: { name: 'Harbour Café', customerId: 'customer-1', callbackUrl, ...change },
  });
const start = (appId: string, more: object = {}) =>
  sandbox.me.send('whatsAppSignupStart', { path: { appId }, body: { returnUrl, ...more } });
const get = async (appId: string, signupId: string) =>
  (await sandbox.me.send('whatsAppSignupGet', { path: { appId, signupId } })).data;
const cancel = (appId: string, signupId: string) =>
  sandbox.me.send('whatsAppSignupCancel', { path: { appId, signupId } });
const phones = async (appId: string, query: Record<string, string> = {}) =>
  (await sandbox.me.send('whatsAppAppPhoneList', { path: { appId }, query })).data;

test('a customer gets an app, connects a number, and its name is reviewed', async () => {
  const { data } = await create();
  expect(data).toMatchObject({
    customerId: 'customer-1',
    billing: 'integrator',
    status: 'created',
  });
  expect(textAt(data, 'accessKey')).toMatch(/^AKTEST/);
  expect(data).not.toHaveProperty('callbackUrl');
  const appId = textAt(data, 'appId');
  expect(await phones(appId)).toMatchObject({ total: 0 });

  const started = await start(appId, { mode: 'shared', state: 'session-1' });
  expect(started.data).toMatchObject({ appId, status: 'open' });
  const signupId = textAt(started.data, 'signupId');
  expect(textAt(started.data, 'url')).toContain(`/sandbox/connect/${signupId}?token=`);
  const { createdAt, expiresAt, ...open } = await get(appId, signupId);
  expect(open).toMatchObject({ status: 'open', state: 'session-1' });
  expect(Date.parse(String(expiresAt)) - Date.parse(String(createdAt))).toBe(hourMs);
  expect(await phones(appId)).toMatchObject({ total: 0 });

  sandbox.app.clock.advance(6 * secondMs);
  const finished = await get(appId, signupId);
  expect(finished).toMatchObject({ status: 'finished', phones: [{ status: 'connected' }] });
  expect(finished).not.toHaveProperty('comingPhone');
  const phone = textAt(finished, 'phones', 0, 'phone');
  const { wabaId } = finished;
  expect(await phones(appId, { status: 'connected' })).toMatchObject({
    total: 1,
    records: [{ phone, wabaId, nameStatus: 'in_review', sharedWithApp: true, peopleLimit: 250 }],
  });
  sandbox.app.clock.advance(3 * secondMs);
  expect(await phones(appId)).toMatchObject({ records: [{ nameStatus: 'approved' }] });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    {
      event: 'whatsapp.signup',
      url: null,
      data: { signupId, wabaId, state: 'session-1', status: 'finished' },
    },
    {
      event: 'whatsapp.phone',
      url: callbackUrl,
      data: { phone, wabaId, change: 'name', nameStatus: 'approved', displayName: 'Harbour Café' },
    },
  ]);
  expect(await cancel(appId, signupId)).toMatchObject({ status: 409, code: 3205 });

  const second = textAt((await start(appId)).data, 'signupId');
  sandbox.app.clock.advance(6 * secondMs);
  const other = await get(appId, second);
  expect(other).toMatchObject({ wabaId });
  expect(textAt(other, 'phones', 0, 'phone')).not.toBe(phone);
});

test('each customer has one app; the documented one can be created again', async () => {
  await create();
  expect(await create({ name: 'Another' })).toMatchObject({ status: 409, code: 3201 });
  expect((await sandbox.me.send('whatsAppAppCreate')).data).toMatchObject({
    appId: '1b8374e50a29b6cf5d596801',
  });
  expect(await sandbox.me.send('whatsAppAppCreate')).toMatchObject({ code: 3201 });
  expect(await start('0'.repeat(24))).toMatchObject({ status: 404, code: 1401 });
});

test.each([
  ['NUMBER_IN_USE', { status: 'failed', reason: 'NUMBER_IN_USE' }],
  ['try-2-NO_PERMISSION', { status: 'failed', reason: 'NO_PERMISSION' }],
  ['cancelled', { status: 'cancelled' }],
  ['expired', { status: 'expired' }],
])('a signup with the state %s connects nothing', async (state, ending) => {
  const appId = textAt((await create()).data, 'appId');
  const signupId = textAt((await start(appId, { state })).data, 'signupId');
  sandbox.app.clock.advance(6 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { signupId, state, ...ending } },
  ]);
  const ended = await get(appId, signupId);
  expect(ended).toMatchObject(ending);
  expect(ended).not.toHaveProperty('wabaId');
  expect(await phones(appId)).toMatchObject({ total: 0 });
});

test('an open signup can be cancelled, with a callback', async () => {
  const appId = textAt((await create()).data, 'appId');
  const signupId = textAt((await start(appId)).data, 'signupId');
  const other = '1b8374e50a29b6cf5d596801';
  expect(await cancel(other, signupId)).toMatchObject({ status: 404, code: 1401 });
  expect(await cancel(appId, signupId)).toMatchObject({ data: { signupId, status: 'cancelled' } });
  sandbox.app.clock.advance(20 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'whatsapp.signup', data: { signupId, customerId: 'customer-1', status: 'cancelled' } },
  ]);
  expect(await phones(appId)).toMatchObject({ total: 0 });
});

test('an app has at most ten open signups', async () => {
  const appId = textAt((await create()).data, 'appId');
  for (let open = 0; open < 10; open += 1) expect(await start(appId)).toMatchObject({ code: 0 });
  expect(await start(appId)).toMatchObject({ status: 409, code: 3206 });
  sandbox.app.clock.advance(6 * secondMs);
  expect(await phones(appId)).toMatchObject({ total: 10 });
  expect(await start(appId)).toMatchObject({ code: 0 });
});
