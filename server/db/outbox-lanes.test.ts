import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseBefore } from '#tests/support/database.ts';
import { outboxMessages } from './schema.ts';

test('messages queued before lanes existed are assigned to their lane', async () => {
  const { database, migrate, drop } = await databaseBefore('0008');
  const waiting = { 'reset-code-text': 'sms', activation: 'mail', 'status-notice': 'mail' };
  for (const [template, channel] of Object.entries(waiting))
    await database.$client.query(
      `insert into outbox_messages (id, channel, recipient, template, locale, payload)
       values ($1, $2, 'mei@harbour.example', $3, 'en', '{}')`,
      [randomUUID(), channel, template],
    );
  await migrate();
  const rows = await database.select().from(outboxMessages);
  expect(Object.fromEntries(rows.map(({ template, lane }) => [template, lane]))).toEqual({
    'reset-code-text': 'text',
    activation: 'code',
    'status-notice': 'mass',
  });
  await drop();
});
