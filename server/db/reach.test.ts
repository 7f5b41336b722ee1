import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { reachDatabase } from './reach.ts';

const settings = { dataDir: '/nowhere' };
const log = () => undefined;

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('an unreachable database is reported without its password', async () => {
  const databaseUrl = `postgresql://me:hunter2@127.0.0.1:${await unusedPort()}/nuntix`;
  const reached = reachDatabase({ ...settings, databaseUrl }, { log, patienceMs: 100 });
  await expect(reached).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:\d+\/nuntix does not/);
  await expect(reached).rejects.not.toThrow(/hunter2/);
});

test('a database that starts late is waited for', async () => {
  const { url, drop } = await freshDatabase();
  const socket = new URL(url).searchParams.get('host') ?? '';
  const port = await unusedPort();
  const late = new URL(url);
  late.searchParams.delete('host');
  late.hostname = '127.0.0.1';
  late.port = String(port);
  const reaching = reachDatabase({ ...settings, databaseUrl: late.href }, { log });
  const relay = createServer((client) => {
    const upstream = connect(`${socket}/.s.PGSQL.5432`);
    client.pipe(upstream).pipe(client);
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  }).listen(port, '127.0.0.1');
  const { database, close } = await reaching;
  expect((await database.$client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await close();
  relay.close();
  await drop();
});
