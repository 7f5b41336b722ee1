import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CallInput, parseReply } from '#contract/call.ts';
import * as contract from '#contract/desk-edits.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskOn, type Passkey } from '#tests/support/desk.ts';
import { both, mei, open } from '#tests/support/status.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusChanges, statusSubscriptions } from '../db/status-schema.ts';
import type { Incident } from '../status/board.ts';
import { selectIncident } from '../status/board-rows.ts';
import { resolveIncident } from '../status/operator.ts';

let served: TestApp;
let they: Desk;
let passkey: Passkey;
beforeAll(async () => {
  served = await testApp({ PUBLIC_URL: 'https://www.nuntix.example' });
});
beforeEach(async () => {
  await served.startOver();
  await served.context.database.insert(statusSubscriptions).values({
    ...{ id: '0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e11', email: 'lin@harbour.example', locale: 'en' },
    confirmedAt: served.clock.now(),
  });
  they = deskOn(served);
  passkey = await they.enter(['incident-manager']);
});
afterAll(() => served.close());

const database = () => served.context.database;
const known = (id: string): Promise<Incident> =>
  database().transaction((tx) => selectIncident(tx, id));
const mailed = async () => (await database().delete(outboxMessages).returning()).length;

/** An incident with one update, whose mails are forgotten. */
async function opened(written: Parameters<typeof open>[1] = {}) {
  const { incidentId: id } = await open(served.context, written);
  await database().delete(outboxMessages);
  const update = (await known(id)).updates[0]?.id ?? 0;
  return { id, update };
}

const text = both('Calls to Chile fail.');
const once = () => ({ submission: randomUUID(), draft: null });
const correct = (
  incident: { id: string; update: number },
  input: Partial<CallInput<typeof contract.correctDeskUpdate>> = {},
) =>
  they.send(contract.correctDeskUpdate, {
    ...{
      ...incident,
      submission: randomUUID(),
      text,
      reason: 'Chile, not Peru',
      seenAt: null,
      isMailed: false,
      ...input,
    },
  });

test('a correction is the person’s, with its reason, and is mailed by choice', async () => {
  const incident = await opened();
  expect((await correct(incident)).body.code).toBe(0);
  expect(await known(incident.id)).toMatchObject({
    updates: [{ text, corrections: [{ before: both('Calls to Peru fail.') }] }],
  });
  expect(await mailed()).toBe(0);
  const changes = await database().select().from(statusChanges);
  expect(changes.at(-1)).toMatchObject({
    ...{ who: 'mei.tan@nuntix.example', action: 'correct' },
    details: { reason: 'Chile, not Peru' },
  });
  const events = await database().select().from(auditEvents);
  expect(events.at(-1)).toMatchObject({ action: 'status.changed', actorKind: 'operator' });
  const seenAt = (await known(incident.id)).updates[0]?.corrections[0]?.at.toISOString() ?? null;
  const again = { text: both('Calls to Chile and Peru fail.'), seenAt, isMailed: true };
  expect((await correct(incident, again)).body.code).toBe(0);
  expect(await mailed()).toBe(1);
});

test('a correction sent twice is made and mailed once', async () => {
  const incident = await opened();
  const sent = { isMailed: true, submission: randomUUID() };
  const answers = await Promise.all([correct(incident, sent), correct(incident, sent)]);
  expect(answers.map(({ body }) => body.code)).toEqual([0, 0]);
  expect((await known(incident.id)).updates[0]?.corrections).toHaveLength(1);
  expect(await mailed()).toBe(1);
});

test('a correction of what somebody else corrected meanwhile is refused', async () => {
  const incident = await opened();
  await correct(incident, { text: both('Calls to Brazil fail.') });
  const { body } = await correct(incident);
  expect(body).toMatchObject({ code: 'status.corrected', msg: expect.stringContaining('copy it') });
  expect((await known(incident.id)).updates[0]?.text).toEqual(both('Calls to Brazil fail.'));
});

test('without a reason, or with a language less, nothing is corrected', async () => {
  const incident = await opened();
  expect((await correct(incident, { reason: '  ' })).body.code).toBe('desk.reason');
  expect((await correct(incident, { text: { en: 'A', zh: '' } })).body.code).toBe(
    'status.zhMissing',
  );
  expect((await known(incident.id)).updates[0]?.corrections).toEqual([]);
});

test('a translation is added once, and mails nobody', async () => {
  const english = { title: { en: 'Calls fail' }, text: { en: 'Calls to Peru fail.' } };
  const { id, update } = await opened(english);
  const input = {
    ...{ submission: randomUUID(), id, title: { zh: '呼叫失败' } },
    update: { id: update, text: { zh: '拨往秘鲁的呼叫失败。' } },
  };
  for (const _ of ['once', 'twice'])
    expect((await they.send(contract.translateDeskUpdate, input)).body.code).toBe(0);
  expect(await known(id)).toMatchObject({
    title: { en: 'Calls fail', zh: '呼叫失败' },
    updates: [{ text: { en: 'Calls to Peru fail.', zh: '拨往秘鲁的呼叫失败。' } }],
  });
  expect(await mailed()).toBe(0);
  const other = { ...input, submission: randomUUID() };
  const { body } = await they.send(contract.translateDeskUpdate, other);
  expect(body.code).toBe('status.titleTranslated');
});

const report = {
  happened: both('A switch lost its power.'),
  meant: both('Calls failed for 38 minutes.'),
  cause: both('A faulty supply.'),
  measures: [{ text: both('The switch is replaced.'), isDone: true }],
};

async function resolved() {
  const { id } = await opened();
  await resolveIncident(served.context, mei, id, { text });
  await database().delete(outboxMessages);
  return id;
}

test('a report is published and mailed once', async () => {
  const id = await resolved();
  const input = { ...once(), id, ...report };
  for (const _ of ['once', 'twice'])
    expect((await they.send(contract.publishDeskReport, input)).body.code).toBe(0);
  expect(await mailed()).toBe(1);
  expect((await known(id)).report).toMatchObject(report);
  const other = { ...once(), id, ...report, cause: both('A cut cable.') };
  expect((await they.send(contract.publishDeskReport, other)).body.code).toBe('status.reported');
  expect((await known(id)).report).toMatchObject(report);
});

test('who does a measure of a report, and by when, is for our team alone', async () => {
  const id = await resolved();
  const plan = { owner: 'Lin Wei', dueOn: '2026-12-15' };
  const measures = [{ text: both('We move traffic sooner.'), isDone: false, ...plan }];
  await they.send(contract.publishDeskReport, { ...once(), id, ...report, measures });
  const whole = (await they.send(contract.readDeskReport, { id })).body.data;
  const { plans, incident } = whole;
  expect(plans).toEqual([plan]);
  const old = { code: 0, msg: '', data: { ...whole, plans: undefined } };
  expect(parseReply(contract.readDeskReport, old)).toMatchObject({ data: { plans: [] } });
  expect(JSON.stringify(incident)).not.toContain('Lin Wei');
  served.clock.advance(5_000);
  const { body } = await served.app.inject(`/client/productServiceIncident?id=${id}`);
  expect(body).toContain('We move traffic sooner.');
  expect(body).not.toContain('Lin Wei');
  const mails = await database().select().from(outboxMessages);
  expect(JSON.stringify(mails)).not.toContain('Lin Wei');
});

test('a report needs both languages, and the end of its incident', async () => {
  const { id } = await opened();
  const input = { ...once(), id, ...report };
  expect((await they.send(contract.publishDeskReport, input)).body.code).toBe('status.notResolved');
  const half = { ...input, cause: { en: 'A faulty supply.', zh: '' } };
  expect((await they.send(contract.publishDeskReport, half)).body.code).toBe('bad-request');
});

test('a report is corrected with a reason, once, and mails nobody', async () => {
  const id = await resolved();
  await they.send(contract.publishDeskReport, { ...once(), id, ...report });
  await mailed();
  const cause = both('A cut cable.');
  const input = { ...once(), id, ...report, cause, reason: 'found later', seenAt: null };
  for (const _ of ['once', 'twice'])
    expect((await they.send(contract.correctDeskReport, input)).body.code).toBe(0);
  expect((await known(id)).report).toMatchObject({ cause: both('A cut cable.') });
  expect(await mailed()).toBe(0);
  const stale = { ...input, ...once(), cause: both('A rat.') };
  expect((await they.send(contract.correctDeskReport, stale)).body.code).toBe('status.corrected');
});

test('the passkey is asked for again before anything is published', async () => {
  const incident = await opened();
  served.clock.advance(5 * minuteMs);
  expect((await correct(incident)).body.code).toBe('desk.confirm');
  await they.confirm(passkey);
  expect((await correct(incident)).body.code).toBe(0);
});
