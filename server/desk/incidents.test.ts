import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import * as drafts from '#contract/desk-drafts.ts';
import * as incidents from '#contract/desk-incidents.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskInputs, deskOn } from '#tests/support/desk.ts';
import { both, fromNow, mei, open, recordFromNow } from '#tests/support/status.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { resolveIncident, updateIncident } from '../status/operator.ts';

let served: TestApp;
let they: Desk;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  await recordFromNow(served.context);
  they = deskOn(served);
  await they.enter(['incident-manager']);
});
afterAll(() => served.close());

type Opening = CallInput<typeof incidents.openDeskIncident>;
type Word = CallInput<typeof incidents.updateDeskIncident>;

const opening = (given: Partial<Opening> = {}): Opening => ({
  ...Object(deskInputs[incidents.openDeskIncident.path]),
  submission: randomUUID(),
  ...given,
});
const opened = async (given?: Partial<Opening>): Promise<string> =>
  (await they.send(incidents.openDeskIncident, opening(given))).body.data.id;
const read = async (id: string) =>
  (await they.send(incidents.readDeskIncident, { id })).body.data.incident;
const list = async () =>
  (await they.send(incidents.listDeskIncidents, { resolved: '50' })).body.data;
const word = async (id: string, given: Partial<Word> = {}): Promise<Word> => ({
  ...Object(deskInputs[incidents.updateDeskIncident.path]),
  ...{ submission: randomUUID(), id, after: (await read(id)).updates[0].id },
  ...given,
});
const at = (minutes: number) => fromNow(served.context, minutes * minuteMs).toISOString();

async function subscribe(email: string, locale: 'en' | 'zh', choice: object = {}): Promise<void> {
  const confirmed = { id: randomUUID(), confirmedAt: served.clock.now() };
  await served.context.database
    .insert(statusSubscriptions)
    .values({ ...confirmed, email, locale, ...choice });
}

test('an incident is opened in one language, by the person at the desk, with an address', async () => {
  const id = await opened({ title: { en: 'Calls fail', zh: '' }, startsAt: at(-4) });
  const incident = await read(id);
  expect(incident).toMatchObject({
    ...{ titleEn: 'Calls fail', titleOnly: 'en', startTime: at(-4), state: 'investigating' },
    services: [{ id: 3, impacts: [{ impact: 'outage', from: at(-4) }] }],
  });
  const [event] = (await served.context.database.select().from(auditEvents)).slice(-1);
  expect(event).toMatchObject({
    ...{ action: 'status.changed', actorName: 'mei.tan@nuntix.example', targetId: id },
    ...{ address: '127.0.0.1', actorId: (await they.viewer())?.id },
  });
});

test('what is sent twice is published once', async () => {
  await subscribe('ada@x.example', 'en');
  const sent = opening();
  const answers = await Promise.all(
    [sent, sent].map((input) => they.send(incidents.openDeskIncident, input)),
  );
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await list()).open).toHaveLength(1);
  const again = await word(answers[0]?.body.data.id);
  for (const _ of [1, 2])
    expect((await they.send(incidents.updateDeskIncident, again)).body.code).toBe(0);
  expect((await read(again.id)).updates).toHaveLength(2);
});

test('other content under the same submission is not answered as done', async () => {
  const id = await opened();
  const first = await word(id, { text: both('Repairing.') });
  const other = { ...first, text: both('Another text.') };
  expect((await they.send(incidents.updateDeskIncident, first)).body.code).toBe(0);
  expect((await they.send(incidents.updateDeskIncident, other)).body.code).toBe(
    'status.changedMeanwhile',
  );
});

test('an update changes services from a time on; one written on an older state is refused', async () => {
  const id = await opened({ startsAt: at(-30) });
  const first = await word(id, {
    changed: [{ service: 'voice', impact: 'degraded', from: at(-10) }],
  });
  const behind = await word(id, { text: both('Another view.') });
  expect((await they.send(incidents.updateDeskIncident, first)).body.code).toBe(0);
  expect((await they.send(incidents.updateDeskIncident, behind)).body).toMatchObject({
    ...{ code: 'status.changedMeanwhile', msg: expect.stringContaining('Read it first') },
  });
  const incident = await read(id);
  expect(incident.updates).toHaveLength(2);
  expect(incident.updates[0].changes).toEqual([
    { serviceId: 3, impact: 'degraded', before: 'outage', from: at(-10) },
  ]);
});

test('the end takes the last recoveries with it', async () => {
  const id = await opened({ startsAt: at(-30) });
  const end = await word(id, {
    ...{ state: 'resolved', reportExpected: true },
    changed: [{ service: 'voice', impact: 'recovered', from: at(-5) }],
  });
  expect((await they.send(incidents.updateDeskIncident, end)).body.code).toBe(0);
  const [incident] = (await list()).resolved;
  expect(incident).toMatchObject({ id, reportExpected: true, endTime: at(0) });
  expect(incident.services[0].impacts.at(-1)).toEqual({ impact: 'recovered', from: at(-5) });
});

test.each<[string, Partial<Word>, string]>([
  ['no text', { text: { en: '', zh: ' ' } }, 'status.noText'],
  ['a long text', { text: { en: 'x'.repeat(601), zh: '' } }, 'status.tooLong'],
  [
    'an unknown service',
    { changed: [{ service: 'telex', impact: 'outage', from: null }] },
    'status.noService',
  ],
  [
    'no change',
    { changed: [{ service: 'voice', impact: 'outage', from: null }] },
    'status.unchanged',
  ],
  ['a next update in the past', { nextUpdateAt: '2026-01-01T00:00:00Z' }, 'status.nextPast'],
  ['an unknown incident', { id: 'nothing' }, 'status.noIncident'],
])('%s is refused in the language of the reader', async (_, given, code) => {
  const id = await opened();
  const sent = { ...(await word(id)), ...given };
  const { body } = await they.send(incidents.updateDeskIncident, sent, { language: 'CN' });
  expect(body).toEqual({ code, msg: expect.stringMatching(/\p{Script=Han}/u) });
  expect((await read(id)).updates).toHaveLength(1);
});

test('a preview counts who hears it in each language and changes nothing', async () => {
  const id = await opened();
  await subscribe('ada@x.example', 'en');
  await subscribe('lin@x.example', 'zh', { everyUpdate: true });
  await subscribe('wei@x.example', 'zh', { everyUpdate: true, services: [1] });
  const mailed = await served.context.database.$count(outboxMessages);
  const show = async (given: object) =>
    (
      await they.send(incidents.previewStatus, {
        ...{ id, title: both(''), state: 'identified', text: { en: 'We know why.', zh: '' } },
        ...{ changed: [], nextUpdateAt: null, ...given },
      })
    ).body.data;
  const shown = await show({});
  expect(shown.told).toEqual({ en: 0, zh: 1, webhooks: 0 });
  expect(shown.incident.updates[0]).toMatchObject({ textOnly: 'en', textCn: 'We know why.' });
  expect(shown.mails.zh.text).toContain('译文稍后提供');
  const other = { changed: [{ service: 'sms', impact: 'outage', from: null }], text: both('') };
  expect((await show(other)).told).toEqual({ en: 1, zh: 2, webhooks: 0 });
  expect((await show({ id: null, ...other })).incident.serviceIds).toEqual([1]);
  expect((await show({ state: 'resolved' })).incident).toMatchObject({
    impactNow: 'fine',
    updates: [{ changes: [{ before: 'outage', impact: 'recovered' }] }, {}],
  });
  expect((await read(id)).updates).toHaveLength(1);
  expect(await served.context.database.$count(outboxMessages)).toBe(mailed);
});

test('a draft is stored whatever its texts are, but not what is nested without end', async () => {
  const draft = Object(deskInputs[drafts.saveDeskDraft.path]);
  const save = (content: object) =>
    they.send(drafts.saveDeskDraft, { ...draft, id: randomUUID(), content });
  const odd = 'a\u0000b\udc00\udc00 \\udc00 😀';
  expect((await save({ text: odd, [odd]: [odd] })).body.code).toBe(0);
  const kept = 'a\ufffdb\ufffd\ufffd \\udc00 😀';
  expect((await list()).drafts).toMatchObject([{ content: { text: kept, [kept]: [kept] } }]);
  let deep: object = {};
  for (let depth = 0; depth < 1_000; depth += 1) deep = { deep };
  expect((await save(deep)).status).toBe(400);
});

test('a draft goes with what is published from it; an update of somebody else stops its saving', async () => {
  const draft = { ...Object(deskInputs[drafts.saveDeskDraft.path]), content: { text: both('A') } };
  const save = async (by: Desk, given: object = {}) =>
    (await by.send(drafts.saveDeskDraft, { ...draft, ...given })).body;
  expect((await save(they)).data).toEqual({ version: 1 });
  expect((await save(they)).data).toEqual({ version: 2 });
  const other = deskOn(served);
  await other.enter(['incident-manager'], 'lin.wei@nuntix.example', 'Lin Wei');
  expect((await save(other, { version: 1 })).code).toBe('desk.draftChanged');
  expect((await save(other, { version: 2 })).data).toEqual({ version: 3 });
  expect((await save(they, { version: 2 })).code).toBe('desk.draftChanged');
  expect((await list()).drafts).toMatchObject([{ author: 'Lin Wei', content: draft.content }]);

  await opened({ draft: draft.id });
  expect((await list()).drafts).toEqual([]);
  const gone = await they.send(drafts.readDeskDraft, { id: draft.id });
  expect(gone.body.code).toBe('desk.unknown');
});

test('the list has own incidents: open ones, and those that ended newest first', async () => {
  expect(await list()).toMatchObject({ open: [], resolved: [], resolvedCount: 0 });
  const { context } = served;
  const first = await open(context, { services: ['sms'] });
  const second = await open(context);
  await updateIncident(context, mei, second.incidentId, { text: both('We look.') });
  await resolveIncident(context, mei, second.incidentId, { text: both('Done.') });
  served.clock.advance(minuteMs);
  await resolveIncident(context, mei, first.incidentId, { text: both('Done.') });
  const third = await open(context);
  const { body } = await they.send(incidents.listDeskIncidents, { resolved: '1' });
  expect(body.data).toMatchObject({
    ...{ open: [{ id: third.incidentId }], resolved: [{ id: first.incidentId }] },
    resolvedCount: 2,
  });
});
