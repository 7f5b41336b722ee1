import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDeskAudit } from '#contract/desk-audit.ts';
import { listCustomerRequests, listDeskCustomers } from '#contract/desk-customers.ts';
import { listDeskMessages } from '#contract/desk-messages.ts';
import { listDeskOutbox } from '#contract/desk-outbox.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';

let served: TestApp;
let they: Desk;
let id: string;
beforeAll(async () => {
  served = await testApp();
  they = deskOn(served);
  await they.enter(['support', 'incident-manager', 'administrator'], 'mei@nuntix.example', 'Mei');
  id = (await they.addCustomer({ email: 'dana@harbour.example' })).publicId;
});
afterAll(() => served.close());

/** PostgreSQL stores no text with it and refuses one in a query. */
const odd = 'a\u0000b';

test.each([
  ['customers', () => they.send(listDeskCustomers, { status: 'all', find: odd })],
  [
    'requests of a customer',
    () => they.send(listCustomerRequests, { id, status: 'all', find: odd }),
  ],
  ['messages', () => they.send(listDeskMessages, { state: 'open', find: odd })],
  ['audit events', () => they.send(listDeskAudit, { who: odd, target: odd })],
  ['the outbox', () => they.send(listDeskOutbox, { state: 'dead', template: odd })],
] as const)('a search for %s takes every character', async (_, search) => {
  expect((await search()).body).toMatchObject({ code: 0 });
});
