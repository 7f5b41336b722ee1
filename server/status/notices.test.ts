import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, open } from '#tests/support/status.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import {
  cancelMaintenance,
  resolveIncident,
  scheduleMaintenance,
  updateIncident,
} from './operator.ts';

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

/** What the mails since the last time say. */
async function mailed(): Promise<unknown[]> {
  const rows = await served.context.database.delete(outboxMessages).returning();
  return rows.map(({ payload }) => payload);
}

const inHours = (hours: number) => new Date(served.clock.now().getTime() + hours * hourMs);

const ending = {
  unsubscribePage: `${origin}/zh-service-status?unsubscribe=${subscription}`,
  oneClick: `${origin}/service-status/unsubscribe?token=${subscription}`,
};

test('of an incident: when it began, got worse and ended, not every word about it', async () => {
  const { context, clock } = served;
  const voice = {
    title: 'Calls fail（中文）',
    services: ['语音'],
    link: `${origin}/zh-service-status-record?${new URLSearchParams({ serviceId: '3', serviceName: '语音' })}`,
    ...ending,
  };
  const startsAt = inHours(-2);
  const { incidentId } = await open(context, { impact: 'degraded', startsAt });
  expect(await mailed()).toEqual([
    { kind: 'degraded', text: 'Calls to Peru fail.（中文）', at: startsAt.toISOString(), ...voice },
  ]);
  await updateIncident(context, 'mei', incidentId, { text: both('We look.') });
  expect(await mailed()).toEqual([]);
  await updateIncident(context, 'mei', incidentId, { text: both('Worse.'), impact: 'outage' });
  expect(await mailed()).toEqual([
    { kind: 'outage', text: 'Worse.（中文）', at: clock.now().toISOString(), ...voice },
  ]);
  clock.advance(hourMs);
  const endsAt = inHours(-0.5);
  await resolveIncident(context, 'mei', incidentId, { text: both('Mended.'), endsAt });
  expect(await mailed()).toEqual([
    { kind: 'resolved', text: 'Mended.（中文）', at: endsAt.toISOString(), ...voice },
  ]);
});

test('of maintenance: its plan, and that it is called off', async () => {
  const { context } = served;
  const [startsAt, endsAt] = [inHours(1), inHours(3)];
  const several = {
    title: 'Upgrade（中文）',
    services: ['短信', 'API'],
    at: startsAt.toISOString(),
    link: `${origin}/zh-service-status`,
    ...ending,
  };
  const { incidentId } = await scheduleMaintenance(context, 'mei', {
    services: ['api', 'sms'],
    title: both('Upgrade'),
    text: both('Short breaks.'),
    startsAt,
    endsAt,
  });
  expect(await mailed()).toEqual([
    { kind: 'scheduled', text: 'Short breaks.（中文）', until: endsAt.toISOString(), ...several },
  ]);
  await cancelMaintenance(context, 'mei', incidentId, { text: both('Later.') });
  expect(await mailed()).toEqual([{ kind: 'cancelled', text: 'Later.（中文）', ...several }]);
});
