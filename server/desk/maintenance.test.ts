import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import { saveDeskDraft } from '#contract/desk-drafts.ts';
import * as contract from '#contract/desk-maintenance.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { both, fromNow } from '#tests/support/status.ts';
import { deskDrafts } from '../db/desk-schema.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusSubscriptions } from '../db/status-schema.ts';

let served: TestApp;
let they: Desk;
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
  await they.enter(['incident-manager']);
  await served.context.database.delete(outboxMessages);
});
afterAll(() => served.close());

const at = (ms: number) => fromNow(served.context, ms).toISOString();
const mailed = async () =>
  (await served.context.database.delete(outboxMessages).returning()).length;
const list = async () => (await they.send(contract.listDeskMaintenance, { over: '50' })).body.data;

type Plan = CallInput<typeof contract.scheduleDeskMaintenance>;
const plan = (part: Partial<Plan> = {}): Plan => ({
  ...{ submission: randomUUID(), draft: null },
  ...{ title: both('Gateway upgrade'), text: both('Messages may be late.') },
  affected: [
    { service: 'viber', impact: 'maintenance' },
    { service: 'whatsapp', impact: 'degraded' },
  ],
  ...{ startsAt: at(2 * hourMs), endsAt: at(3 * hourMs), ...part },
});
const schedule = (part?: Partial<Plan>) => they.send(contract.scheduleDeskMaintenance, plan(part));
const cancel = (id: string, submission: string = randomUUID()) =>
  they.send(contract.cancelDeskMaintenance, { submission, id, text: both('Not today.') });

test('maintenance is scheduled once, with the impact on each service, and its draft is gone', async () => {
  const draft = randomUUID();
  await they.send(saveDeskDraft, {
    ...{ id: draft, kind: 'maintenance', incidentId: null, content: {}, version: 0 },
  });
  expect((await list()).drafts).toMatchObject([{ id: draft, author: 'Mei Tan' }]);
  const input = plan({ draft });
  for (const _ of ['once', 'twice'])
    expect((await they.send(contract.scheduleDeskMaintenance, input)).body.code).toBe(0);
  expect(await mailed()).toBe(1);
  const { planned, drafts, over } = await list();
  expect([planned.length, drafts, over]).toEqual([1, [], []]);
  expect(planned[0]).toMatchObject({
    ...{ kind: 'maintenance', phase: 'ahead', plannedEnd: input.endsAt },
    services: [
      { id: 4, impacts: [{ impact: 'degraded', from: input.startsAt }] },
      { id: 5, impacts: [{ impact: 'maintenance', from: input.startsAt }] },
    ],
  });
  expect(await served.context.database.select().from(deskDrafts)).toEqual([]);
});

test.each<[string, () => Partial<Plan>, string]>([
  ['without services', () => ({ affected: [] }), 'status.services'],
  [
    'with an unknown service',
    () => ({ affected: [{ service: 'x', impact: 'outage' }] }),
    'status.noService',
  ],
  ['that ends before it begins', () => ({ endsAt: at(hourMs) }), 'status.windowEmpty'],
  ['that is over', () => ({ startsAt: at(-2 * hourMs), endsAt: at(-hourMs) }), 'status.windowOver'],
  ['without a text', () => ({ text: { en: '', zh: '' } }), 'status.noText'],
  [
    'without Chinese, more than a day ahead',
    () => ({ text: { en: 'Late.', zh: '' }, startsAt: at(25 * hourMs), endsAt: at(26 * hourMs) }),
    'status.zhRequired',
  ],
])('maintenance %s is refused', async (_, part, code) => {
  expect((await schedule(part())).body.code).toBe(code);
  expect((await list()).planned).toEqual([]);
  expect(await mailed()).toBe(0);
});

test('one language is enough for maintenance within a day', async () => {
  expect((await schedule({ text: { en: 'Late.', zh: '' } })).body.code).toBe(0);
});

test('what is planned comes next first, what is over last first', async () => {
  const ids: string[] = [];
  for (const hours of [5, 1, 3]) {
    const times = { startsAt: at(hours * hourMs), endsAt: at((hours + 1) * hourMs) };
    ids.push((await schedule(times)).body.data.id);
  }
  const [five, one, three] = ids;
  const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);
  expect(idsOf((await list()).planned)).toEqual([one, three, five]);
  served.clock.advance(4 * hourMs + minuteMs);
  await they.enter(['incident-manager'], 'lin.wei@nuntix.example');
  const { planned, over, overCount } = await list();
  expect([idsOf(planned), idsOf(over), overCount]).toEqual([[five], [three, one], 2]);
});

test('maintenance is cancelled once, keeps its plan, and cannot be cancelled again', async () => {
  const { startsAt, endsAt, ...rest } = plan();
  const { id } = (await they.send(contract.scheduleDeskMaintenance, { ...rest, startsAt, endsAt }))
    .body.data;
  await mailed();
  const submission = randomUUID();
  expect((await cancel(id, submission)).body.code).toBe(0);
  expect((await cancel(id, submission)).body.code).toBe(0);
  expect(await mailed()).toBe(1);
  expect((await cancel(id)).body.code).toBe('status.cancelled');
  const { maintenance } = (await they.send(contract.readDeskMaintenance, { id })).body.data;
  expect(maintenance).toMatchObject({
    ...{ state: 'cancelled', phase: 'over', plannedEnd: endsAt },
    endTime: served.clock.now().toISOString(),
  });
});

test('the preview says what readers will see, from what is not ready yet', async () => {
  const empty = { title: { en: '', zh: '' }, text: { en: '', zh: '' }, affected: [] };
  const preview = async (input: CallInput<typeof contract.previewDeskMaintenance>) =>
    (await they.send(contract.previewDeskMaintenance, input)).body.data;
  expect(await preview({ ...empty, id: null, startsAt: null, endsAt: null })).toMatchObject({
    incident: { kind: 'maintenance', titleEn: '' },
  });
  const { submission, draft, ...given } = plan();
  expect(await preview({ ...given, id: null })).toMatchObject({
    incident: { titleEn: 'Gateway upgrade', startTime: given.startsAt, endTime: given.endsAt },
    mails: { en: { text: expect.stringContaining('Messages may be late.') } },
    told: { en: 1, zh: 0, webhooks: 0 },
  });
  expect(await mailed()).toBe(0);
  expect((await list()).planned).toEqual([]);
});

test('the page of the previous release, which names no plan, sees a preview of a new one', async () => {
  const { submission, draft, ...given } = plan();
  const old: object = given;
  expect((await they.send(contract.previewDeskMaintenance, old as never)).body).toMatchObject({
    ...{ code: 0, data: { incident: { id: 'preview', titleEn: 'Gateway upgrade' } } },
  });
});

test('incidents are not maintenance', async () => {
  expect((await they.send(contract.readDeskMaintenance, { id: 'nothing' })).body.code).toBe(
    'status.incident',
  );
});

const readOne = async (id: string) =>
  (await they.send(contract.readDeskMaintenance, { id })).body.data.maintenance;

/** A plan that is published, and how it is changed. */
async function planned(part?: Partial<Plan>) {
  const { submission, draft, ...given } = plan(part);
  const { id } = (await schedule(part)).body.data;
  await served.context.database.delete(outboxMessages);
  const after = (await readOne(id)).updates[0]?.id ?? 0;
  type Change = Partial<CallInput<typeof contract.changeDeskMaintenance>>;
  const change = (changed: Change) =>
    they.send(contract.changeDeskMaintenance, {
      ...{ submission: randomUUID(), draft: null, id, after, ...given },
      ...{ text: both('A part is late.'), ...changed },
    });
  return { id, after, given, change };
}
const payloads = async () =>
  (await served.context.database.delete(outboxMessages).returning()).map(({ payload }) => payload);

test('a plan is moved once; readers are mailed the new window and the old one', async () => {
  const { id, given, change } = await planned();
  const window = { startsAt: at(4 * hourMs), endsAt: at(6 * hourMs) };
  const submission = randomUUID();
  for (const _ of ['once', 'twice'])
    expect((await change({ submission, ...window })).body.code).toBe(0);
  expect(await payloads()).toMatchObject([
    {
      ...{ kind: 'scheduled', text: 'A part is late.', services: ['WhatsApp', 'Viber'] },
      ...{ at: window.startsAt, until: window.endsAt },
      before: { from: given.startsAt, until: given.endsAt },
    },
  ]);
  expect(await readOne(id)).toMatchObject({
    ...{ phase: 'ahead', state: 'scheduled', startTime: window.startsAt, endTime: window.endsAt },
    services: [
      { id: 4, impacts: [{ impact: 'degraded', from: window.startsAt }] },
      { id: 5, impacts: [{ impact: 'maintenance', from: window.startsAt }] },
    ],
    updates: [
      {
        textEn: 'A part is late.',
        replanned: {
          before: { startTime: given.startsAt, endTime: given.endsAt },
          after: { startTime: window.startsAt, endTime: window.endsAt },
        },
      },
      { textEn: 'Messages may be late.' },
    ],
  });
});

test('who follows a service that leaves the plan, or joins it, is told', async () => {
  const { context } = served;
  const follow = async (id: string, services: number[]) =>
    context.database.insert(statusSubscriptions).values({
      ...{ id, email: `follows-${services}@harbour.example`, locale: 'en', services },
      confirmedAt: served.clock.now(),
    });
  await context.database.delete(statusSubscriptions);
  await follow('0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e12', [1]);
  await follow('0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e13', [4]);
  await follow('0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e14', [3]);
  const { id, change } = await planned();
  const affected = [
    { service: 'viber', impact: 'maintenance' as const },
    { service: 'sms', impact: 'outage' as const },
  ];
  const preview = await they.send(contract.previewDeskMaintenance, {
    ...{ id, title: both('Gateway upgrade'), text: both('SMS, too.'), affected },
    ...{ startsAt: at(2 * hourMs), endsAt: at(3 * hourMs) },
  });
  expect(preview.body.data.told).toEqual({ en: 2, zh: 0, webhooks: 0 });
  expect((await change({ affected })).body.code).toBe(0);
  const told = (await payloads()) as { services: string[]; left?: string[] }[];
  expect(told.map(({ services, left }) => [services, left])).toEqual(
    expect.arrayContaining([
      [['SMS'], undefined],
      [[], ['WhatsApp']],
    ]),
  );
  expect(told).toHaveLength(2);
  expect((await readOne(id)).serviceIds).toEqual([1, 5]);
});

test('a title alone changes without a text and without a mail', async () => {
  const { id, change } = await planned();
  const changed = await change({ title: both('Gateway renewal'), text: { en: '', zh: '' } });
  expect(changed.body.code).toBe(0);
  expect(await mailed()).toBe(0);
  const { titleEn, updates } = await readOne(id);
  expect([titleEn, updates.length]).toEqual(['Gateway renewal', 1]);
});

test('a plan that somebody else has changed meanwhile is not overwritten', async () => {
  const { id, change } = await planned();
  await change({ endsAt: at(5 * hourMs) });
  expect((await change({ endsAt: at(7 * hourMs) })).body.code).toBe('status.changedMeanwhile');
  expect((await readOne(id)).endTime).toBe(at(5 * hourMs));
});

test.each<[string, () => object, string]>([
  ['to nothing else', () => ({}), 'status.samePlan'],
  ['without a text', () => ({ endsAt: at(4 * hourMs), text: { en: '', zh: '' } }), 'status.noText'],
  ['to a window that is empty', () => ({ endsAt: at(hourMs) }), 'status.windowEmpty'],
  [
    'to more than a day ahead without Chinese',
    () => ({
      ...{ startsAt: at(30 * hourMs), endsAt: at(31 * hourMs) },
      text: { en: 'Later.', zh: '' },
    }),
    'status.zhRequired',
  ],
])('a plan does not change %s', async (_, part, code) => {
  const { id, change } = await planned();
  const before = await readOne(id);
  expect((await change(part())).body.code).toBe(code);
  expect(await readOne(id)).toEqual(before);
  expect(await mailed()).toBe(0);
});

test('what is under way is extended, and ends by the new time', async () => {
  const { id, given, change } = await planned({ startsAt: at(-hourMs), endsAt: at(hourMs) });
  const endsAt = at(2 * hourMs);
  expect((await change({ startsAt: at(0), endsAt })).body.code).toBe('status.begun');
  const other = [{ service: 'sms', impact: 'outage' as const }];
  expect((await change({ affected: other, endsAt })).body.code).toBe('status.begun');
  expect((await change({ endsAt })).body.code).toBe(0);
  served.clock.advance(hourMs + minuteMs);
  await they.enter(['incident-manager'], 'lin.wei@nuntix.example');
  expect(await readOne(id)).toMatchObject({
    ...{ phase: 'on', endTime: endsAt, plannedEnd: given.endsAt },
  });
  served.clock.advance(hourMs);
  await they.enter(['incident-manager'], 'ana.ruiz@nuntix.example');
  expect(await readOne(id)).toMatchObject({ phase: 'over', endTime: endsAt });
  expect((await change({ endsAt: at(hourMs) })).body.code).toBe('status.over');
});

test('what begins earlier than planned has the planned end that it began with', async () => {
  const { id, change } = await planned();
  served.clock.advance(minuteMs);
  const window = { startsAt: at(-1_000), endsAt: at(hourMs) };
  expect((await change(window)).body.code).toBe(0);
  expect(await readOne(id)).toMatchObject({ phase: 'on', plannedEnd: window.endsAt });
});

test('maintenance that is under way ends now, once', async () => {
  const { id, after, given } = await planned({ startsAt: at(-hourMs), endsAt: at(hourMs) });
  const submission = randomUUID();
  const end = (part: { submission: string }) =>
    they.send(contract.endDeskMaintenance, { id, after, text: both('It went well.'), ...part });
  expect((await end({ submission })).body.code).toBe(0);
  expect((await end({ submission })).body.code).toBe(0);
  expect(await payloads()).toMatchObject([{ kind: 'resolved', text: 'It went well.' }]);
  expect((await end({ submission: randomUUID() })).body.code).toBe('status.over');
  expect(await readOne(id)).toMatchObject({
    ...{ phase: 'over', state: 'resolved' },
    ...{ endTime: at(0), plannedEnd: given.endsAt },
  });
});

test('what has not begun is not ended but cancelled', async () => {
  const { id, after } = await planned();
  const text = both('Done.');
  const input = { submission: randomUUID(), id, after, text };
  expect((await they.send(contract.endDeskMaintenance, input)).body.code).toBe('status.notBegun');
});
