import { afterEach, beforeEach, expect, test } from 'vitest';
import { statusNotice } from '#content/messages/status-notice.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, mei, open } from '#tests/support/status.ts';
import { storePublicAddress } from '../db/public-address.ts';
import { outboxMessages, publicAddress } from '../db/schema.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { readEnv } from '../env.ts';
import { cancelMaintenance, changeMaintenance, scheduleMaintenance } from './maintenance.ts';
import { resolveIncident, updateIncident } from './operator.ts';

const hourMs = 60 * 60_000;
const subscription = '0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e11';
const origin = 'https://www.nuntix.example';

let served: TestApp;
beforeEach(async () => {
  served = await testApp({ PUBLIC_URL: origin });
  const { database, clock } = served.context;
  const mei = { id: subscription, email: 'mei@harbour.example', locale: 'zh' } as const;
  await database.insert(statusSubscriptions).values({ ...mei, confirmedAt: clock.now() });
});
afterEach(() => served.close());

/** Payloads of the mails queued since the last call. */
async function mailed(): Promise<unknown[]> {
  const rows = await served.context.database.delete(outboxMessages).returning();
  return rows.map(({ payload }) => payload);
}

const inHours = (hours: number) => new Date(served.clock.now().getTime() + hours * hourMs);

const ending = {
  unsubscribePage: expect.stringMatching(
    /nuntix\.example\/zh-service-status\/subscribe\?change=[\w-]{43}$/,
  ),
  oneClick: expect.stringMatching(/nuntix\.example\/service-status\/unsubscribe\?token=[\w-]{43}$/),
};

test('an incident is mailed when it begins, worsens and ends, not with every update', async () => {
  const { context, clock } = served;
  const startsAt = inHours(-2);
  const { incidentId } = await open(context, { impact: 'degraded', startsAt });
  const voice = {
    title: 'Calls fail（中文）',
    services: ['语音'],
    since: startsAt.toISOString(),
    stillOpen: [],
    link: `${origin}/zh-service-status/incidents/${incidentId}`,
    ...ending,
  };
  const opened = { at: startsAt.toISOString(), text: 'Calls to Peru fail.（中文）' };
  expect(await mailed()).toEqual([
    {
      ...{ kind: 'degraded', state: 'investigating', earlier: [], ...opened, ...voice },
      changes: [{ service: '语音', impact: 'degraded' }],
    },
  ]);
  clock.advance(1_000);
  const looked = { at: clock.now().toISOString(), state: 'identified', text: 'We look.（中文）' };
  const word = { text: both('We look.'), state: 'identified' } as const;
  await updateIncident(context, mei, incidentId, word);
  expect(await mailed()).toEqual([]);
  clock.advance(1_000);
  const worse = { at: clock.now().toISOString(), state: 'identified', text: 'Worse.（中文）' };
  await updateIncident(context, mei, incidentId, {
    text: both('Worse.'),
    changed: { impact: 'outage' },
  });
  const first = { ...opened, state: 'investigating' };
  expect(await mailed()).toEqual([
    {
      ...{ kind: 'outage', earlier: [looked, first], ...worse, ...voice },
      changes: [{ service: '语音', impact: 'outage', before: 'degraded' }],
    },
  ]);
  clock.advance(hourMs);
  const endsAt = inHours(-0.5);
  await resolveIncident(context, mei, incidentId, { text: both('Mended.'), endsAt });
  const mended = { at: endsAt.toISOString(), state: 'resolved', text: 'Mended.（中文）' };
  expect(await mailed()).toEqual([
    {
      ...{ kind: 'resolved', earlier: [worse, looked, first], ...mended, ...voice },
      changes: [],
    },
  ]);
});

test('a resolution names other open incidents of the same service', async () => {
  const { context } = served;
  const { incidentId } = await open(context, { services: ['voice', 'sms'] });
  await open(context, { title: both('Recordings late'), impact: 'degraded' });
  await open(context, { title: both('Elsewhere'), services: ['email'] });
  await mailed();
  await resolveIncident(context, mei, incidentId, { text: both('Mended.') });
  const [payload] = await mailed();
  expect(payload).toMatchObject({
    kind: 'resolved',
    stillOpen: [{ service: '语音', title: 'Recordings late（中文）' }],
  });
  expect(statusNotice.render(payload, 'zh').text).toContain(
    '仍在处理：语音：Recordings late（中文）',
  );
});

test('a resolution names all services of the incident, whatever it changes last', async () => {
  const { context, clock } = served;
  const { incidentId } = await open(context, { services: ['voice', 'sms'] });
  clock.advance(1_000);
  const recovered = { service: 'sms', impact: 'recovered' } as const;
  await updateIncident(context, mei, incidentId, { text: both('SMS.'), changed: [recovered] });
  clock.advance(1_000);
  await mailed();
  const last = { service: 'voice', impact: 'recovered' } as const;
  await resolveIncident(context, mei, incidentId, { text: both('Mended.'), changed: [last] });
  const [payload] = await mailed();
  expect(payload).toMatchObject({ kind: 'resolved', services: ['短信', '语音'] });
  const { subject, text } = statusNotice.render(payload, 'zh');
  expect(subject).toContain('短信、语音：已解决');
  expect(text).toContain('涉及服务：短信、语音');
});

test('the mail of a changed plan has its window before and after', async () => {
  const { context, clock } = served;
  const [startsAt, endsAt] = [inHours(1), inHours(3)];
  const { incidentId } = await scheduleMaintenance(context, mei, {
    ...{ services: ['api'], title: both('Upgrade'), text: both('Short.'), startsAt, endsAt },
  });
  clock.advance(1_000);
  await mailed();
  await changeMaintenance(context, mei, incidentId, { text: both('Longer.'), endsAt: inHours(5) });
  const { subject, text } = statusNotice.render((await mailed())[0], 'en');
  expect(subject).toContain('maintenance plan changed');
  expect(text).toMatch(/Previous time: .*–/);
});

test('links use the configured public address; without one no mail is sent', async () => {
  const { context } = served;
  const elsewhere = readEnv({ PORT: '4711' });
  await storePublicAddress(context.database, elsewhere, served.clock.now());
  await open(context);
  expect(await mailed()).toMatchObject([{ link: expect.stringContaining(`${origin}/`) }]);

  const moved = readEnv({ PUBLIC_URL: 'https://status.harbour.example' });
  await storePublicAddress(context.database, moved, served.clock.now());
  await open(context);
  expect(await mailed()).toMatchObject([
    { link: expect.stringContaining('https://status.harbour.example/') },
  ]);

  await context.database.delete(publicAddress);
  const { notices } = await open(context);
  expect(notices).toMatchObject({ count: 0, hasAddress: false });
  expect(await mailed()).toEqual([]);
});

test('maintenance is mailed when planned and when cancelled', async () => {
  const { context } = served;
  const [startsAt, endsAt] = [inHours(1), inHours(3)];
  const { incidentId } = await scheduleMaintenance(context, mei, {
    services: ['api', 'sms'],
    title: both('Upgrade'),
    text: both('Short breaks.'),
    startsAt,
    endsAt,
  });
  const several = {
    title: 'Upgrade（中文）',
    services: ['短信', 'API'],
    at: startsAt.toISOString(),
    stillOpen: [],
    link: `${origin}/zh-service-status/incidents/${incidentId}`,
    ...ending,
  };
  expect(await mailed()).toEqual([
    { kind: 'scheduled', text: 'Short breaks.（中文）', until: endsAt.toISOString(), ...several },
  ]);
  await cancelMaintenance(context, mei, incidentId, { text: both('Later.') });
  expect(await mailed()).toEqual([
    {
      ...{ ...several, kind: 'cancelled', text: 'Later.（中文）' },
      at: served.clock.now().toISOString(),
    },
  ]);
});
