import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactMessages, countries } from '#server/db/schema.ts';
import { pooledDatabase } from './pooled-database.ts';

const message: typeof contactMessages.$inferInsert = {
  fullName: 'Mei',
  email: 'mei@harbour.example',
  phone: '+65 6000 0000',
  message: 'Hello',
  locale: 'en',
  requestId: 'r',
};

test('a returned database is reset: rows, sequences and reference data', async () => {
  const first = await pooledDatabase();
  const known = await first.database.select().from(countries).orderBy(countries.id);
  expect(known.length).toBeGreaterThan(200);
  const before = await first.database.insert(contactMessages).values(message).returning();
  await first.database.update(countries).set({ dialCode: '0' });
  await first.drop();

  const second = await pooledDatabase();
  expect(second.url).toBe(first.url);
  expect(await second.database.select().from(contactMessages)).toEqual([]);
  expect(await second.database.select().from(countries).orderBy(countries.id)).toEqual(known);
  const after = await second.database.insert(contactMessages).values(message).returning();
  expect(after[0]?.id).toBe(before[0]?.id);
  await second.drop();
});

test('two databases at once are different', async () => {
  const [one, other] = [await pooledDatabase(), await pooledDatabase()];
  expect(one.url).not.toBe(other.url);
  await one.drop();
  await other.drop();
});

test.each([
  ['a column is gone', sql`alter table contact_messages drop column phone`],
  ['a table was added', sql`create table more (a text)`],
  ['a table is gone', sql`drop table captcha_passes`],
])('where %s, it is not reused', async (_, alter) => {
  const altered = await pooledDatabase();
  await altered.database.execute(alter);
  await altered.drop();
  const next = await pooledDatabase();
  expect(next.url).not.toBe(altered.url);
  await next.drop();
});

test('a database still in use is not reused', async () => {
  const busy = await pooledDatabase();
  const client = await busy.database.$client.connect();
  const given = busy.drop();
  client.release();
  await given;
  const next = await pooledDatabase();
  expect(next.url).not.toBe(busy.url);
  await next.drop();
});
