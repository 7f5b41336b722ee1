import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonPaths } from '#content/status/feeds.ts';
import { type Incident, listServices, overviewServices, readIncident } from '#contract/status.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, mei, open, recordFromNow } from '#tests/support/status.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { openIncident, resolveIncident, updateIncident } from './operator.ts';

const minuteMs = 60_000;
const [sms, voice, whatsapp] = [1, 3, 4];

let served: TestApp;
beforeEach(async () => {
  served = await testApp({ PUBLIC_URL: 'https://www.nuntix.example' });
  await recordFromNow(served.context);
});
afterEach(() => served.close());

const read = async (path: string) => (await served.app.inject(path)).json();

async function described(id: string): Promise<Incident> {
  served.clock.advance(5_000);
  return (await read(`${readIncident.path}?id=${id}`)).data.incident;
}

const statesOf = ({ services }: Incident) =>
  Object.fromEntries(services.map(({ id, impacts }) => [id, impacts.map(({ impact }) => impact)]));

/** SMS out and the API slow; then WhatsApp as well; SMS slow; SMS back, API still slow. */
async function story(): Promise<string> {
  const { context, clock } = served;
  const { incidentId } = await openIncident(context, mei, {
    title: both('A gateway fails'),
    text: both('One in three requests fails.'),
    affected: [
      { service: 'sms', impact: 'outage' },
      { service: 'voice', impact: 'degraded' },
    ],
  });
  const say = async (
    text: string,
    changed: { service: string; impact: 'degraded' | 'recovered' },
  ) => {
    clock.advance(20 * minuteMs);
    await updateIncident(context, mei, incidentId, { text: both(text), changed: [changed] });
  };
  await say('WhatsApp, too.', { service: 'whatsapp', impact: 'degraded' });
  await say('SMS is slow.', { service: 'sms', impact: 'degraded' });
  await say('SMS is back.', { service: 'sms', impact: 'recovered' });
  return incidentId;
}

test('an incident remembers what each of its services went through', async () => {
  const id = await story();
  const incident = await described(id);
  expect(statesOf(incident)).toEqual({
    [sms]: ['outage', 'degraded', 'recovered'],
    [voice]: ['degraded'],
    [whatsapp]: ['degraded'],
  });
  expect(incident).toMatchObject({ impact: 'outage', impactNow: 'degraded' });
  expect(
    incident.updates.map(({ changes }) => changes.map(({ from, ...change }) => change)),
  ).toEqual([
    [{ serviceId: sms, impact: 'recovered', before: 'degraded' }],
    [{ serviceId: sms, impact: 'degraded', before: 'outage' }],
    [{ serviceId: whatsapp, impact: 'degraded', before: null }],
    [
      { serviceId: sms, impact: 'outage', before: null },
      { serviceId: voice, impact: 'degraded', before: null },
    ],
  ]);
});

test('the worst impact stands on the record, and each service has its own minutes', async () => {
  const { context, clock } = served;
  const id = await story();
  clock.advance(20 * minuteMs);
  await resolveIncident(context, mei, id, { text: both('Mended.') });
  expect(await described(id)).toMatchObject({ impact: 'outage', phase: 'over' });
  const { data } = await read(overviewServices.path);
  const minutesOf = (service: number) =>
    data.services
      .find((one: { id: number }) => one.id === service)
      .troubles.map(({ minutes }: { minutes: number }) => minutes);
  expect([sms, voice, whatsapp].map(minutesOf)).toEqual([[40], [80], [60]]);
  const { incidents } = await read(jsonPaths.incidents);
  expect(incidents[0]).toMatchObject({ impact: 'critical' });
  expect(incidents[0].services[0]).toMatchObject({
    code: 'sms',
    impacts: [
      { status: 'major_outage' },
      { status: 'degraded_performance' },
      { status: 'operational' },
    ],
  });
});

test('a recovered service is fine on the board while the incident goes on', async () => {
  await story();
  served.clock.advance(5_000);
  const { data } = await read(listServices.path);
  const statusOf = (service: number) =>
    data.find(({ id }: { id: number }) => id === service).serviceStatus;
  expect([sms, voice, whatsapp].map(statusOf)).toEqual([1, 2, 2]);
});

test('a change may have happened before it is said, but not before the last one', async () => {
  const { context, clock } = served;
  const { incidentId } = await open(context);
  clock.advance(30 * minuteMs);
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * minuteMs);
  const change = (impact: 'degraded' | 'outage' | 'recovered', from: Date, service = 'voice') =>
    updateIncident(context, mei, incidentId, {
      text: both('Said late.'),
      changed: [{ service, impact, from }],
    });
  await expect(change('degraded', at(1))).rejects.toThrow('cannot change in the future');
  await expect(change('degraded', at(-31))).rejects.toThrow('The incident began at');
  await expect(change('outage', at(-5))).rejects.toThrow('is said to be outage already');
  await expect(change('recovered', at(-5), 'sms')).rejects.toThrow('sms is not affected yet');
  await expect(change('degraded', at(-5), 'telex')).rejects.toThrow('no service telex');
  await change('degraded', at(-10));
  await expect(change('recovered', at(-11))).rejects.toThrow('after that time');
  const { services } = await described(incidentId);
  expect(services[0]?.impacts[1]?.from).toBe(new Date(at(-10).getTime() - 5_000).toISOString());
});

test('one impact is of all services that are still affected', async () => {
  const { context, clock } = served;
  const id = await story();
  clock.advance(minuteMs);
  await updateIncident(context, mei, id, {
    text: both('Worse.'),
    changed: { impact: 'outage' },
  });
  expect(statesOf(await described(id))).toEqual({
    [sms]: ['outage', 'degraded', 'recovered'],
    [voice]: ['degraded', 'outage'],
    [whatsapp]: ['degraded', 'outage'],
  });
});

test('each change is mailed with the services that it is about', async () => {
  const { database, clock } = served.context;
  await database.insert(statusSubscriptions).values({
    ...{ id: '0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e11', email: 'mei@harbour.example', locale: 'en' },
    ...{ everyUpdate: true, confirmedAt: clock.now() },
  });
  await story();
  const mails = await database.select().from(outboxMessages).orderBy(outboxMessages.createdAt);
  const said = mails.map(({ payload }) => payload as { services: string[]; kind: string });
  expect(said.map(({ services, kind }) => [services, kind])).toEqual([
    [['SMS', 'Voice'], 'outage'],
    [['WhatsApp'], 'outage'],
    [['SMS'], 'degraded'],
    [['SMS'], 'degraded'],
  ]);
});

test.each(['degraded', 'outage'] as const)(
  'when all services of an incident that goes on have recovered, the mail says so: %s',
  async (impact) => {
    const { context, clock } = served;
    const { incidentId } = await open(context, { impact });
    clock.advance(minuteMs);
    const { notices } = await updateIncident(context, mei, incidentId, {
      text: both('All is back; we keep watching.'),
      changed: { impact: 'recovered' },
    });
    expect(notices?.mail('en').subject).toContain('Voice: recovered');
    expect(await described(incidentId)).toMatchObject({ impact, impactNow: 'fine', phase: 'on' });
  },
);
