import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskOutboxWords } from '#content/interface/desk-outbox.ts';
import { templates } from '#content/messages/templates.ts';
import { dropDeskMessage, listDeskOutbox, retryDeskMessages } from '#contract/desk-outbox.ts';
import { locales } from '#contract/locale.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deadMessage } from '#tests/support/dead-message.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { outboxMessages } from '../db/schema.ts';
import { maxAttempts } from '../outbox/backoff.ts';

let served: TestApp;
let they: Desk;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = deskOn(served);
  await they.enter();
});
afterAll(() => served.close());

const list = async (filter: Record<string, string> = {}) =>
  (await they.send(listDeskOutbox, { state: 'dead', ...filter })).body.data;

const retry = async (which: object) =>
  (await they.send(retryDeskMessages, which)).body.data.messages;

test('messages are shown without what they say and without whole addresses', async () => {
  await deadMessage(served, {
    ...{ channel: 'sms', recipient: '+6591234567', template: 'reset-code-text', attempts: 3 },
    ...{ payload: { code: '482913' }, lastError: 'no route to 6591234567, ask noc@telco.example' },
  });
  const shown = await list();
  expect(shown).toMatchObject({
    ...{ counts: { dead: 1, queued: 1, sent: 0 }, retryable: 0, hasMore: false },
    messages: [
      {
        ...{ template: 'reset-code-text', to: '+6•••••567', attempts: 3, isHopeless: true },
        problem: 'no route to 65•••••567, ask n•••••@telco.example',
      },
    ],
  });
  expect(JSON.stringify(shown)).not.toContain('482913');
});

test('a filter leaves out other states and templates', async () => {
  await deadMessage(served);
  await deadMessage(served, { template: 'status-notice' });
  expect((await list({ template: 'activation' })).messages).toHaveLength(1);
  expect((await list({ state: 'sent' })).messages).toEqual([]);
});

test('all of a template are retried, without those that will fail again', async () => {
  const attempts = maxAttempts;
  await deadMessage(served, { attempts });
  await deadMessage(served, { attempts, template: 'status-notice' });
  await deadMessage(served, { attempts: 1 });
  expect(await retry({ template: 'activation' })).toBe(1);
  expect(await retry({})).toBe(1);
  expect(await list()).toMatchObject({ counts: { dead: 1 }, retryable: 0 });
});

test('one message is retried once, whatever its answer was', async () => {
  const id = await deadMessage(served, { attempts: 1 });
  expect(await retry({ id })).toBe(1);
  expect(await retry({ id })).toBe(0);
});

test('a dropped message is gone, and who dropped it is recorded', async () => {
  const id = await deadMessage(served);
  const waiting = await deadMessage(served, { status: 'queued' });
  expect((await they.send(dropDeskMessage, { id })).body.code).toBe(0);
  for (const gone of [id, waiting])
    expect((await they.send(dropDeskMessage, { id: gone })).body.code).toBe('desk.unknown');
  expect((await list()).messages).toEqual([]);
  expect(await served.context.database.$count(outboxMessages)).toBe(2);
  expect((await served.context.database.select().from(auditEvents)).at(-1)).toMatchObject({
    ...{ action: 'outbox.dropped', targetId: id, actorName: 'mei.tan@nuntix.example' },
    details: { template: 'activation' },
  });
});

test.each(locales)('every template has a name (%s)', (locale) => {
  expect(Object.keys(deskOutboxWords[locale].templates)).toEqual(Object.keys(templates));
});
