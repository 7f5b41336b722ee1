import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { watchUnnoted } from '#tests/support/unnoted-changes.ts';
import { openApplication } from '../applications/applications.ts';
import { makeKey } from '../applications/keys.ts';
import { applications } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';
import { noteChange } from './note-change.ts';

let served: TestApp;
let customer: typeof customers.$inferSelect;
let applicationId: string;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  customer = await accountsOn(served).addCustomer();
  const { database } = served.context;
  const { id } = await openApplication(database, served.context, {
    network: '203.0.113.0/24',
    customerId: customer.id,
  });
  applicationId = id;
});
afterAll(() => served.close());

// The tests of all calls and commands use the same watch.
test.each<[string, () => Promise<unknown>]>([
  ['state', () => served.context.database.update(customers).set({ status: 'disabled' })],
  ['products', () => served.context.database.update(customers).set({ enabledProducts: ['OTA'] })],
  [
    'allow list',
    () => served.context.database.update(applications).set({ allowedAddresses: ['203.0.113.7'] }),
  ],
  [
    'callback',
    () => served.context.database.update(applications).set({ callbackUrl: 'https://x.example' }),
  ],
  [
    'keys',
    () =>
      makeKey(served.context.database, served.context, applicationId, {
        ...{ environment: 'live', name: 'Till', rights: ['send'] },
      }),
  ],
])('a change of %s without a note is found', async (_, change) => {
  const unnoted = await watchUnnoted(served);
  expect(await unnoted()).toEqual([]);
  await change();
  expect(await unnoted()).toEqual([customer.publicId]);
  await served.context.database.transaction((tx) => noteChange(tx, customer));
  expect(await unnoted()).toEqual([]);
});
