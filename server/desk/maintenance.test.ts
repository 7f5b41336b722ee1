import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
beforeEach(async () => {
  served = await testApp({ PUBLIC_URL: 'https://www.nuntix.example' });
  await served.context.database.insert(statusSubscriptions).values({
    ...{ id: '0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e11', email: 'lin@harbour.example', locale: 'en' },
    confirmedAt: served.clock.now(),
  });
  they = deskOn(served);
  await they.enter(['incident-manager']);
  await served.context.database.delete(outboxMessages);
});
afterEach(() => served.close());

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
  expect(await preview({ ...empty, startsAt: null, endsAt: null })).toMatchObject({
    incident: { kind: 'maintenance', titleEn: '' },
  });
  const { submission, draft, ...given } = plan();
  expect(await preview(given)).toMatchObject({
    incident: { titleEn: 'Gateway upgrade', startTime: given.startsAt, endTime: given.endsAt },
    mails: { en: { text: expect.stringContaining('Messages may be late.') } },
    told: { en: 1, zh: 0, webhooks: 0 },
  });
  expect(await mailed()).toBe(0);
  expect((await list()).planned).toEqual([]);
});

test('incidents are not maintenance', async () => {
  expect((await they.send(contract.readDeskMaintenance, { id: 'nothing' })).body.code).toBe(
    'status.incident',
  );
});
