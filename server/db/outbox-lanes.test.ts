import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareDatabase } from '#tests/support/database.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { outboxMessages } from './schema.ts';

const migrations = join(import.meta.dirname, 'migrations');

test('messages queued before lanes existed are assigned to their lane', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < '0008') await copyFile(join(migrations, name), join(folder, name));
  const bare = await bareDatabase();
  const database = openDatabase(bare.url);
  await migrate(database, folder);
  const waiting = { 'reset-code-text': 'sms', activation: 'mail', 'status-notice': 'mail' };
  for (const [template, channel] of Object.entries(waiting))
    await database.$client.query(
      `insert into outbox_messages (id, channel, recipient, template, locale, payload)
       values ($1, $2, 'mei@harbour.example', $3, 'en', '{}')`,
      [randomUUID(), channel, template],
    );
  await migrate(database);
  const rows = await database.select().from(outboxMessages);
  expect(Object.fromEntries(rows.map(({ template, lane }) => [template, lane]))).toEqual({
    'reset-code-text': 'text',
    activation: 'code',
    'status-notice': 'mass',
  });
  await closeDatabase(database);
  await bare.drop();
  await rm(folder, { recursive: true });
});
