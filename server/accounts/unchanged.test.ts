import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as apiKeys from '#contract/api-keys.ts';
import type { Call } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as console from '#contract/console.ts';
import * as second from '#contract/two-factor.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { theApi } from '#tests/support/sandbox.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { knownDevices } from '../db/login-schema.ts';
import { outboxMessages } from '../db/schema.ts';

let served: TestApp;
let they: TwoFactorClient;
beforeAll(async () => {
  served = await testApp({}, { documentedApi: theApi() });
});
beforeEach(async () => {
  await served.startOver();
  they = await twoFactorOn(served);
});
afterAll(() => served.close());

type Saved = readonly [Call, unknown];
const key = { name: 'Checkout', environment: 'sandbox', rights: ['send', 'read'] } as const;
const keyId = async (): Promise<string> =>
  (await they.send<Call>(apiKeys.makeApiKey, key, they.asMe)).body.data.key.id;
const employeeId = async (): Promise<string> => (await they.hire()).body.data.id;
const passkeyId = async (): Promise<string> => {
  await they.addPasskey('Laptop');
  return (await they.send(second.getSecurity, undefined, they.asMe)).body.data.passkeys[0].id;
};

/** Calls that save unchanged values. */
const saves: readonly (readonly [string, () => Promise<Saved>])[] = [
  [
    'own details',
    async () => [
      console.updateOwnDetails,
      { firstName: 'Mei', lastName: 'Tan', companyName: 'Harbour Coffee' },
    ],
  ],
  ['the notification language', async () => [console.setNotificationLanguage, { locale: 'en' }]],
  ['no callback address', async () => [callbackCalls.setCallbackUrl, { url: '' }]],
  [
    'a callback address',
    async () => [callbackCalls.setCallbackUrl, { url: 'https://a.example/x' }],
  ],
  ['no allow list', async () => [apiKeys.setAllowedAddresses, { addresses: [] }]],
  [
    'an allow list',
    async () => [apiKeys.setAllowedAddresses, { addresses: ['203.0.113.0/24', '::1'] }],
  ],
  [
    'a key in another order of its rights',
    async () => [
      apiKeys.changeApiKey,
      { id: await keyId(), name: key.name, rights: ['read', 'send'] },
    ],
  ],
  ['the end of a key', async () => [apiKeys.endApiKey, { id: await keyId(), when: 'in-a-day' }]],
  [
    'menus of an employee',
    async () => [console.setEmployeeMenus, { id: await employeeId(), menus: ['home'] }],
  ],
  [
    'the status of an employee',
    async () => [console.setEmployeeStatus, { id: await employeeId(), status: 'active' }],
  ],
  [
    'a second step that an employee does not have',
    async () => [second.resetEmployeeTwoFactor, { id: await employeeId() }],
  ],
  [
    'a name of a passkey',
    async () => [second.renamePasskey, { id: await passkeyId(), name: 'Laptop' }],
  ],
];

test.each(saves)('%s: saving unchanged values records no event', async (_, prepare) => {
  const { database } = served.context;
  const [call, input] = await prepare();
  const isThere = await they.send<Call>(call, input, they.asMe);
  expect(isThere.body.code, isThere.text).toBe(0);
  const count = async () => [
    await database.$count(auditEvents),
    await database.$count(outboxMessages),
    await database.$count(knownDevices),
  ];
  const before = await count();
  const again = await they.send<Call>(call, input, they.asMe);
  expect(again.text).toBe(isThere.text);
  expect(await count()).toEqual(before);
});

test('a real change of an employee records one', async () => {
  const { database } = served.context;
  const id = await employeeId();
  const before = await database.$count(auditEvents);
  const input = { id, menus: ['home' as const], managesKeys: true };
  const { body } = await they.send(console.setEmployeeMenus, input, they.asMe);
  expect(body.data.managesKeys).toBe(true);
  expect(await database.$count(auditEvents)).toBe(before + 1);
});
