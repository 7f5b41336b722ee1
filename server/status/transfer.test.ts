import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { mei } from '#tests/support/status.ts';
import { systemClock } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { exportHistory, importHistory, parseHistory } from './transfer.ts';

/** Tables of an incident, with the columns that each database sets itself. */
const tables: Record<string, string[]> = {
  status_incidents: ['created_at'],
  status_incident_services: [],
  status_updates: ['id'],
};

let here: Awaited<ReturnType<typeof freshDatabase>>;
let there: Awaited<ReturnType<typeof freshDatabase>>;
beforeEach(async () => {
  [here, there] = [await freshDatabase(), await freshDatabase()];
});
afterEach(() => Promise.all([here.drop(), there.drop()]));

test('every column of an incident survives export and import', async () => {
  await fillEveryColumn();
  const file = await exportTo(here.database);
  await importFrom(file);
  expect(await exportTo(there.database)).toBe(file);
  expect(await lostColumns()).toEqual([]);
});

test.each(Object.keys(tables))('a column of %s that the export omits is noticed', async (table) => {
  for (const { database } of [here, there])
    await database.execute(`alter table ${table} add column forgotten text`);
  await fillEveryColumn();
  await importFrom(await exportTo(here.database));
  expect(await lostColumns()).toEqual([`${table}.forgotten`]);
});

test('an unknown language is refused rather than dropped', async () => {
  await fillEveryColumn();
  const file = (await exportTo(here.database)).replace(
    '{"en":"title"',
    '{"fr":"titre","en":"title"',
  );
  expect(() => parseHistory(file)).toThrow(
    'In the file, incidents.0.title: Unrecognized key: "fr"',
  );
});

const contextOf = (database: Database) => ({ env: readEnv({}), database, clock: systemClock });

const exportTo = async (database: Database): Promise<string> =>
  JSON.stringify(await exportHistory(contextOf(database)));

const importFrom = (file: string) =>
  importHistory(contextOf(there.database), mei, parseHistory(file));

/** One row per table with a non-default value in every column. */
async function fillEveryColumn(): Promise<void> {
  for (const [table, own] of Object.entries(tables)) {
    const { rows: columns } = await here.database.$client.query<Column>(
      `select column_name as name, data_type as type, ordinal_position as position,
         column_default as initial
       from information_schema.columns
       where table_schema = 'public' and table_name = $1 and not column_name = any ($2)`,
      [table, own],
    );
    await here.database.$client.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
       values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      columns.map(valueFor),
    );
  }
}

type Column = { name: string; type: string; position: number; initial: string | null };

function valueFor(column: Column): unknown {
  const value = agreed[column.name] ?? byType[column.type]?.(column);
  if (value === undefined) throw new Error(`no value is known for ${JSON.stringify(column)}`);
  return value;
}

const inBoth = (text: string) => ({ en: text, zh: `${text}（中文）` });

/** Values required by check constraints and foreign keys. */
const agreed: Record<string, string> = {
  kind: 'maintenance',
  state: 'cancelled',
  impact: 'outage',
  impacts: '[{"service": 7, "impact": "outage", "from": "2026-01-01T00:00:00.000Z"}]',
  corrections: '[{"at": "2026-01-01T00:00:00.000Z", "before": {"en": "was", "zh": "曾是"}}]',
  report: JSON.stringify({
    publishedAt: '2026-01-01T00:00:00.000Z',
    correctedAt: '2026-01-02T00:00:00.000Z',
    ...{ happened: inBoth('happened'), meant: inBoth('meant'), cause: inBoth('cause') },
    measures: [{ text: inBoth('measure'), isDone: true, owner: 'Lin', dueOn: '2026-01-09' }],
  }),
  replanned: JSON.stringify({
    before: { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-01-01T01:00:00.000Z' },
    after: { startsAt: '2026-01-01T02:00:00.000Z', endsAt: '2026-01-01T03:00:00.000Z' },
  }),
  incident_id: 'the-id',
};

const byType: Record<string, (column: Column) => unknown> = {
  text: ({ name }) => `the-${name}`,
  jsonb: ({ name }) => inBoth(name),
  boolean: ({ initial }) => initial !== 'true',
  integer: () => 7,
  'timestamp with time zone': ({ position }) => new Date(Date.UTC(2026, 0, position)),
};

async function lostColumns(): Promise<string[]> {
  const lost: string[] = [];
  for (const [table, own] of Object.entries(tables)) {
    const [before, after] = [await rowOf(here.database, table), await rowOf(there.database, table)];
    for (const [column, value] of Object.entries(before))
      if (!own.includes(column) && JSON.stringify(after[column]) !== JSON.stringify(value))
        lost.push(`${table}.${column}`);
  }
  return lost;
}

async function rowOf(database: Database, table: string): Promise<Record<string, unknown>> {
  const { rows } = await database.$client.query<Record<string, unknown>>(`select * from ${table}`);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}
