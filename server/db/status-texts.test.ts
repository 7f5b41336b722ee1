import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseBefore } from '#tests/support/database.ts';
import type { Database } from './database.ts';
import { seed } from './seed.ts';
import { statusIncidents, statusServices, statusUpdates } from './status-schema.ts';

// The release before 0005 may run beside this one: these are its statements. Remove this file
// together with the columns english_… and chinese_….
const at = new Date('2026-03-01T09:30:00Z');

let database: Database;
let migrate: () => Promise<void>;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ database, migrate, drop } = await databaseBefore('0005'));
});
afterEach(() => drop());

const before = {
  async saysService(english: string, chinese: string): Promise<void> {
    await database.$client.query(
      `insert into status_services (id, slug, english_name, chinese_name, recorded_from)
       values (3, 'voice', $1, $2, default)
       on conflict (id) do update set slug = excluded.slug,
         english_name = excluded.english_name, chinese_name = excluded.chinese_name
       where (status_services.slug, status_services.english_name, status_services.chinese_name)
         is distinct from (excluded.slug, excluded.english_name, excluded.chinese_name)`,
      [english, chinese],
    );
  },
  async opens(id: string, english: string, chinese: string): Promise<void> {
    await database.$client.query(
      `insert into status_incidents (id, kind, english_title, chinese_title, starts_at, ends_at,
         cancelled_at, sample, created_at)
       values ($1, 'incident', $2, $3, $4, default, default, default, $4)`,
      [id, english, chinese, at],
    );
    await database.$client.query(
      `insert into status_updates (incident_id, state, impact, english_text, chinese_text, at,
         written_at)
       values ($1, 'investigating', 'outage', $2, $3, $4, $4)`,
      [id, `${english}.`, `${chinese}。`, at],
    );
  },
  async reads(): Promise<Array<Record<string, unknown>>> {
    const { rows } = await database.$client.query(
      `select english_name, chinese_name, english_title, chinese_title, english_text, chinese_text
       from status_incidents join status_updates on incident_id = status_incidents.id
         cross join status_services where slug = 'voice' order by status_incidents.id`,
    );
    return rows;
  },
};

const now = {
  async opens(id: string, title: { en: string; zh: string }): Promise<void> {
    await database.insert(statusIncidents).values({ id, kind: 'incident', title, startsAt: at });
    const text = { en: `${title.en}.`, zh: `${title.zh}。` };
    await database
      .insert(statusUpdates)
      .values({ incidentId: id, state: 'investigating', impact: 'outage', impacts: [], text, at });
  },
  async reads() {
    const services = await database.select().from(statusServices);
    const incidents = await database.select().from(statusIncidents).orderBy(statusIncidents.id);
    const updates = await database.select().from(statusUpdates).orderBy(statusUpdates.incidentId);
    return {
      name: services.find(({ slug }) => slug === 'voice')?.name,
      titles: incidents.map(({ title }) => title),
      texts: updates.map(({ text }) => text),
    };
  },
};

const readBefore = {
  english_name: 'Voice',
  chinese_name: '语音',
  english_title: 'Calls fail',
  chinese_title: '呼叫失败',
  english_text: 'Calls fail.',
  chinese_text: '呼叫失败。',
};
const readNow = {
  name: { en: 'Voice', zh: '语音' },
  titles: [{ en: 'Calls fail', zh: '呼叫失败' }],
  texts: [{ en: 'Calls fail.', zh: '呼叫失败。' }],
};

test('both releases read the rows written before the migration', async () => {
  await before.saysService('Voice', '语音');
  await before.opens('a', 'Calls fail', '呼叫失败');
  await migrate();
  expect(await now.reads()).toEqual(readNow);
  expect(await before.reads()).toEqual([readBefore]);
});

test('both releases read what the previous release writes after the migration', async () => {
  await migrate();
  await before.saysService('Speech', '话音');
  await before.saysService('Voice', '语音');
  await before.opens('a', 'Calls fail', '呼叫失败');
  expect(await now.reads()).toEqual(readNow);
  expect(await before.reads()).toEqual([readBefore]);
});

test('both releases read what the new release writes', async () => {
  await migrate();
  await before.saysService('Speech', '话音');
  await seed(database);
  await now.opens('a', { en: 'Calls fail', zh: '呼叫失败' });
  expect(await now.reads()).toEqual(readNow);
  expect(await before.reads()).toEqual([readBefore]);
});

test('a change of the old columns reaches the new one and back; other changes keep the texts', async () => {
  await migrate();
  await now.opens('a', { en: 'Calls fail', zh: '呼叫失败' });
  const titles = async () => {
    const { rows } = await database.$client.query(
      'select title, english_title, chinese_title from status_incidents',
    );
    return rows;
  };
  const write = (set: string) => database.$client.query(`update status_incidents set ${set}`);
  await write(`title = title || '{"fr": "Appels"}'`);
  await write(`english_title = 'Calls drop'`);
  await write(`ends_at = starts_at`);
  expect(await titles()).toEqual([
    {
      title: { en: 'Calls drop', zh: '呼叫失败', fr: 'Appels' },
      english_title: 'Calls drop',
      chinese_title: '呼叫失败',
    },
  ]);
  await database.update(statusIncidents).set({ title: { en: 'Mended', zh: '已修复' } });
  expect(await titles()).toEqual([
    {
      title: { en: 'Mended', zh: '已修复' },
      english_title: 'Mended',
      chinese_title: '已修复',
    },
  ]);
});

test('a text without a translation is read in English', async () => {
  await migrate();
  await database.$client.query(
    `insert into status_services (id, slug, name) values (1, 'sms', '{"en": "SMS"}')`,
  );
  const [service] = await database.select().from(statusServices);
  expect(service?.name).toEqual({ en: 'SMS', zh: 'SMS' });
});

test('a text without English is refused', async () => {
  await migrate();
  const writing = database.$client.query(
    `insert into status_services (id, slug, name) values (1, 'sms', '{"zh": "短信"}')`,
  );
  await expect(writing).rejects.toThrow('status_services_name_check');
});
