import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bareDatabase,
  databaseBefore,
  type FreshDatabase,
  freshDatabase,
} from '#tests/support/database.ts';
import { fillEveryTable, readAllTables } from '#tests/support/every-table.ts';
import { closeDatabase, type Database, openDatabase } from '../database.ts';
import { migrate, migrationStatus } from '../migrate.ts';
import { analyticsEvents } from '../schema.ts';
import type { Part } from './parts.ts';
import { restore } from './restore.ts';
import { takeSnapshot } from './snapshot.ts';

let source: FreshDatabase;
let target: Database;
let dropTarget: () => Promise<void>;

beforeEach(async () => {
  source = await freshDatabase();
  await fillEveryTable(source.database);
  const bare = await bareDatabase();
  target = openDatabase(bare.url);
  dropTarget = bare.drop;
});
afterEach(async () => {
  await closeDatabase(target);
  await dropTarget();
  await source.drop();
});

const options = { replace: false, say: () => undefined };

/** One analytics event marks the moment of the copy. */
const opened = { name: 'opened', payload: {} };
const eventsIn = (database: Database) => database.$count(analyticsEvents);

test('the source has a row in every table', async () => {
  const empty = Object.entries(await readAllTables(source.database)).filter(
    ([, rows]) => !rows.length,
  );
  expect(empty.map(([name]) => name)).toEqual([]);
});

test('every row, every value and every sequence is the same in the other database', async () => {
  const before = await readAllTables(source.database);
  const { tables, migrated } = await restore(target, takeSnapshot(source.database), options);
  expect(await readAllTables(target)).toEqual(before);
  expect(await readAllTables(source.database)).toEqual(before);
  expect(Object.fromEntries(tables.map(({ table, rows }) => [table, rows]))).toEqual(
    Object.fromEntries(
      Object.entries(before)
        .filter(([name]) => name !== 'sequences')
        .map(([name, rows]) => [name, rows.length]),
    ),
  );
  expect(migrated).toEqual([]);
});

test('the copy keeps working: new ids follow the old ones, triggers are active', async () => {
  await restore(target, takeSnapshot(source.database), options);
  const added = `insert into customers (email, first_name, last_name, locale)
    values ('new@x.example', 'New', 'One', 'en') returning id`;
  const { rows: here } = await source.database.$client.query(added);
  const { rows: there } = await target.$client.query(added);
  expect(there).toEqual(here);
  await expect(target.$client.query('delete from audit_events')).rejects.toThrow('append-only');
});

test('rows written during the copy are not in it and are not delayed', async () => {
  const before = await readAllTables(source.database);
  const parts = takeSnapshot(source.database);
  const first = await parts.next();
  await source.database.insert(analyticsEvents).values(opened);
  await source.database.$client.query(`update customers set first_name = 'Changed'`);
  await source.database.$client.query('delete from contact_messages');
  // A server can start meanwhile.
  expect(await migrate(source.database)).toEqual([]);
  await restore(target, resumed(first, parts), options);
  const { sequences, ...tables } = await readAllTables(target);
  expect({ ...tables, sequences: before.sequences }).toEqual(before);
  expect(await eventsIn(source.database)).toBe((await eventsIn(target)) + 1);
});

test('an interrupted or altered copy changes nothing', async () => {
  const changed = async function* (change: (rows: string[]) => string[]): AsyncGenerator<Part> {
    for await (const part of takeSnapshot(source.database))
      yield 'rows' in part ? { rows: change(part.rows) } : part;
  };
  const lose = changed((rows) => rows.filter((row) => !row.includes('"opened"')));
  await expect(restore(target, lose, options)).rejects.toThrow('The rows of analytics_events');
  const alter = changed((rows) => rows.map((row) => row.replace('Mei', 'Mai')));
  await expect(restore(target, alter, options)).rejects.toThrow('The rows of customers');
  const cut = changed(() => {
    throw new Error('the line went dead');
  });
  await expect(restore(target, cut, options)).rejects.toThrow('the line went dead');
  expect(await readAllTables(target)).toEqual({ sequences: [] });
});

test('rows that differ after the insert are detected', async () => {
  await target.$client.query(`
    create function spoil_row() returns trigger language plpgsql as
      'begin new.sent := new.sent + 1; return new; end';
    create function spoil() returns event_trigger language plpgsql as $$ begin
      if to_regclass('text_hours') is not null then
        create or replace trigger spoil before insert on text_hours
          for each row execute function spoil_row();
      end if;
    end $$;
    create event trigger spoil on ddl_command_end when tag in ('ALTER TABLE')
      execute function spoil()`);
  await expect(restore(target, takeSnapshot(source.database), options)).rejects.toThrow(
    'The rows of text_hours are not those that were dumped',
  );
  expect(await readAllTables(target)).toEqual({ sequences: [] });
});

test('a database with tables is refused unless it may be replaced', async () => {
  await target.$client.query('create table things as select 1 as a');
  await expect(restore(target, takeSnapshot(source.database), options)).rejects.toThrow(
    'The database is not empty: it has 1 tables with these rows: things 1. Take an empty one',
  );
  const { deleted } = await restore(target, takeSnapshot(source.database), {
    ...options,
    replace: true,
  });
  expect(deleted).toEqual([{ table: 'things', rows: 1 }]);
  const again = { ...options, replace: true };
  expect((await restore(target, takeSnapshot(source.database), again)).deleted).toContainEqual({
    ...{ table: 'customers', rows: 1 },
  });
  expect(await readAllTables(target)).toEqual(await readAllTables(source.database));
});

test('a dump of an earlier release is migrated', async () => {
  const { database: earlier, drop } = await databaseBefore('0005');
  await earlier.$client.query(
    `insert into status_services values (3, 'voice', 'Voice', '语音', now())`,
  );
  const { migrated } = await restore(target, takeSnapshot(earlier), options);
  expect(migrated[0]).toMatch(/^0005/);
  expect((await migrationStatus(target)).pending).toEqual([]);
  const { rows } = await target.$client.query('select name from status_services');
  expect(rows).toEqual([{ name: { en: 'Voice', zh: '语音' } }]);
  await drop();
});

test('a database without our tables is refused', async () => {
  await expect(takeSnapshot(target).next()).rejects.toThrow('nothing to copy');
});

async function* resumed(
  first: IteratorResult<Part>,
  rest: AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  if (!first.done) yield first.value;
  yield* rest;
}
