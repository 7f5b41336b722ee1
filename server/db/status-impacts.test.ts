import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseBefore } from '#tests/support/database.ts';
import { mei } from '#tests/support/status.ts';
import { selectBoard } from '../status/board-rows.ts';
import { updateIncident } from '../status/operator.ts';
import type { Database } from './database.ts';
import { seed } from './seed.ts';

// The release before 0022 may run beside this one: these are its statements. Remove this file
// together with the column impact and the table status_incident_services.
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));
const [sms, voice] = [1, 3];

let database: Database;
let migrate: () => Promise<void>;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ database, migrate, drop } = await databaseBefore('0022'));
  await seed(database);
});
afterEach(() => drop());

const text = JSON.stringify({ en: 'Calls fail.', zh: '呼叫失败。' });

const before = {
  async opens(id: string): Promise<void> {
    await database.$client.query(
      `insert into status_incidents (id, kind, title, starts_at) values ($1, 'incident', $2, $3)`,
      [id, text, at(0)],
    );
    await database.$client.query(
      'insert into status_incident_services (incident_id, service_id) values ($1, $2), ($1, $3)',
      [id, sms, voice],
    );
    await before.says(id, 'degraded', at(5));
  },
  async says(id: string, impact: string, moment: Date): Promise<void> {
    await database.$client.query(
      `insert into status_updates (incident_id, state, impact, text, at, written_at)
       values ($1, 'investigating', $2, $3, $4, $4)`,
      [id, impact, text, moment],
    );
  },
  async reads(): Promise<unknown[]> {
    const { rows } = await database.$client.query(
      `select impact from status_updates order by at, id`,
    );
    return rows.map(({ impact }) => impact);
  },
};

const servicesNow = async () => (await selectBoard(database, 0)).incidents[0]?.services;

const degradedThenOut = [
  { impact: 'degraded', from: at(0) },
  { impact: 'outage', from: at(10) },
  { impact: 'degraded', from: at(20) },
];

test('an incident from before has every impact of all its services, from its start on', async () => {
  await before.opens('a');
  await before.says('a', 'outage', at(10));
  await before.says('a', 'outage', at(15));
  await before.says('a', 'degraded', at(20));
  await migrate();
  expect(await servicesNow()).toEqual([
    { id: sms, changes: degradedThenOut },
    { id: voice, changes: degradedThenOut },
  ]);
});

test('what the release before writes after the migration is read the same way', async () => {
  await migrate();
  await before.opens('a');
  await before.says('a', 'outage', at(10));
  await before.says('a', 'degraded', at(20));
  expect(await servicesNow()).toEqual([
    { id: sms, changes: degradedThenOut },
    { id: voice, changes: degradedThenOut },
  ]);
});

test('the release before reads the worst impact of what this one writes', async () => {
  await migrate();
  await before.opens('a');
  let now = at(10);
  const context = { database, clock: { now: () => now } };
  const say = async (service: string, impact: 'degraded' | 'outage' | 'recovered') => {
    now = new Date(now.getTime() + 60_000);
    await updateIncident(context, mei, 'a', {
      text: { en: 'More.', zh: '更多。' },
      changed: [{ service, impact }],
    });
  };
  await say('sms', 'outage');
  await say('voice', 'recovered');
  await say('email', 'degraded');
  await say('sms', 'recovered');
  await say('email', 'recovered');
  expect(await before.reads()).toEqual([
    'degraded',
    'outage',
    'outage',
    'outage',
    'degraded',
    'degraded',
  ]);
});
