import { afterEach, beforeEach, expect, test } from 'vitest';
import { subscribe } from '#contract/status.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, mei, open } from '#tests/support/status.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { resolveIncident, updateIncident } from './operator.ts';

const [sms, voice, api] = [1, 3, 13];

let served: TestApp;
beforeEach(async () => {
  served = await testApp({
    PUBLIC_URL: 'https://www.nuntix.example',
    LIMIT_SUBSCRIPTION_MAILS_PER_DAY: '9',
  });
});
afterEach(() => served.close());

/** A confirmed subscription. */
const follow = async (name: string, services: number[] | null, everyUpdate: boolean) => {
  const { database, clock } = served.context;
  await database.insert(statusSubscriptions).values({
    ...{ id: crypto.randomUUID(), email: `${name}@harbour.example`, locale: 'en' },
    ...{ services, everyUpdate, confirmedAt: clock.now() },
  });
};

type Mail = { kind: string; text: string; services: string[]; changes?: { service: string }[] };

/** Who was mailed since the last call, and what. */
async function mailed(): Promise<Record<string, Mail>> {
  const rows = await served.context.database.delete(outboxMessages).returning();
  return Object.fromEntries(
    rows.map(({ recipient, payload }) => [recipient.split('@')[0], payload as Mail]),
  );
}
const names = async () => Object.keys(await mailed()).sort();

test('an update goes to those whose services it is about, who choose every update or begin and end', async () => {
  const { context, clock } = served;
  await follow('all', null, true);
  await follow('voice', [voice], true);
  await follow('sms', [sms], true);
  await follow('ends', [voice, api], false);
  await follow('none', [api], true);
  const { incidentId } = await open(context, { services: ['voice'], impact: 'degraded' });
  expect(await names()).toEqual(['all', 'ends', 'voice']);
  const say = async (
    text: string,
    changed: { service: string; impact: 'outage' | 'degraded' | 'recovered' }[] = [],
  ) => {
    clock.advance(minuteMs);
    await updateIncident(context, mei, incidentId, { text: both(text), changed });
  };
  await say('We look.');
  expect(await names()).toEqual(['all', 'voice']);
  await say('SMS, too.', [{ service: 'sms', impact: 'degraded' }]);
  expect(await names()).toEqual(['all', 'sms']);
  await say('Worse.', [{ service: 'voice', impact: 'outage' }]);
  expect(await names()).toEqual(['all', 'ends', 'voice']);
  await say('Better.', [{ service: 'voice', impact: 'degraded' }]);
  expect(await names()).toEqual(['all', 'voice']);
  await say('Both.', [
    { service: 'voice', impact: 'recovered' },
    { service: 'sms', impact: 'outage' },
  ]);
  const both_ = await mailed();
  expect(both_.all?.services).toEqual(['SMS', 'Voice']);
  expect(both_.voice?.services).toEqual(['Voice']);
  expect(both_.voice?.changes?.map(({ service }) => service)).toEqual(['Voice']);
  expect(both_.sms?.services).toEqual(['SMS']);
  expect(both_.ends).toBeUndefined();
  clock.advance(minuteMs);
  const { notices } = await resolveIncident(context, mei, incidentId, { text: both('Mended.') });
  expect(notices).toMatchObject({ count: 4, webhooks: 0 });
  expect(await names()).toEqual(['all', 'ends', 'sms', 'voice']);
});

test('planned maintenance is told whatever was chosen', async () => {
  await follow('ends', [api], false);
  await follow('other', [sms], true);
  await scheduleMaintenance(served.context, mei, {
    services: ['api', 'voice'],
    title: both('Upgrade'),
    text: both('Short breaks.'),
    startsAt: new Date(served.clock.now().getTime() + 60 * minuteMs),
    endsAt: new Date(served.clock.now().getTime() + 90 * minuteMs),
  });
  expect(await mailed()).toMatchObject({ ends: { kind: 'scheduled', services: ['API'] } });
});

test('a subscription of the release before is for all services, begin and end', async () => {
  const { database, clock } = served.context;
  await database.$client.query(
    `insert into status_subscriptions (id, email, locale, created_at, confirmed_at)
     values (gen_random_uuid(), 'old@harbour.example', 'en', $1, $1)`,
    [clock.now()],
  );
  const { incidentId } = await open(served.context, { services: ['zalo'] });
  expect(await names()).toEqual(['old']);
  await updateIncident(served.context, mei, incidentId, { text: both('We look.') });
  expect(await names()).toEqual([]);
});

test('the call takes services and refuses none, unknown ones and a wrong address', async () => {
  const ask = async (wanted: object) => {
    const payload = { email: 'mei@harbour.example', ...wanted };
    const { body } = await served.app.inject({ method: 'POST', url: subscribe.path, payload });
    return JSON.parse(body).code;
  };
  for (const services of [[], [99], [1, 99], [0.5], ['1'], 'all', null])
    expect(await ask({ services }), String(services)).toBe('status.services');
  for (const webhook of ['', 'mailto:x@y.example', 'hooks', 'https://user:word@x.example/', 7])
    expect(await ask({ webhook }), String(webhook)).toBe('callback.url');
  const rows = () => served.context.database.select().from(statusSubscriptions);
  expect(await rows()).toEqual([]);
  expect(await ask({ services: [voice, sms, sms], everyUpdate: true })).toBe(0);
  expect(await rows()).toMatchObject([{ services: [sms, voice], everyUpdate: true }]);
});

test('whoever asks again for a confirmed address changes nothing; its owner does with the link', async () => {
  await follow('mei', [voice], true);
  const payload = { email: 'mei@harbour.example', services: [sms] };
  await served.app.inject({ method: 'POST', url: subscribe.path, payload });
  expect(await served.context.database.select().from(statusSubscriptions)).toMatchObject([
    { services: [voice], everyUpdate: true },
  ]);
  const { link } = (await mailed()).mei as unknown as { link: string };
  const token = new URL(link).searchParams.get('confirm');
  await served.app.inject({ method: 'POST', url: '/client/statusConfirm', payload: { token } });
  expect(await served.context.database.select().from(statusSubscriptions)).toMatchObject([
    { services: [sms], everyUpdate: false },
  ]);
});
