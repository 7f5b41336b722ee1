import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, type Database, openDatabase } from '#server/db/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { processTests } from '#tests/support/process-tests.ts';
import { idOf, usageStream } from '#tests/support/usage-stream.ts';
import { gatewayChanges } from '../db/gateway-schema.ts';
import { customers } from '../db/schema.ts';
import { usageDays, usageReports } from '../db/usage-schema.ts';
import { noteChange } from './note-change.ts';

const { databaseUrl, start } = processTests();

let database: Database;
beforeEach(() => {
  database = openDatabase(databaseUrl());
});
afterEach(() => closeDatabase(database));

/** The stub as a process; `says` waits for what it says. */
function startStub(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tests/support/stub-gateway.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, GATEWAY_TOKEN: gatewayTokens.GATEWAY_TOKEN, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line)));
  return { child, said, last: (name: string) => said.findLast((line) => name in line)?.[name] };
}

const answersOf = (said: unknown) => z.record(z.string(), z.number()).parse(said);

test('500 batches a minute with repeats, gaps and a kill of the server add up to the unit', async () => {
  const add = async (name: string) => {
    const [made] = await database
      .insert(customers)
      .values({
        ...{ status: 'active', email: `${name}@x.example`, locale: 'en' },
        ...{ firstName: name, lastName: 'B' },
      })
      .returning();
    if (!made) throw new Error('There is no account.');
    await database.transaction((tx) => noteChange(tx, made));
    return made;
  };
  const own = [await add('a'), await add('b'), await add('c')];
  const stream = {
    ...{ accounts: own.map(({ publicId }) => publicId), batches: 200, rowsInBatch: 100 },
    day: new Date().toISOString().slice(0, 10),
  };
  const settings = { ...gatewayTokens, GATEWAY_PORT: String(await freePort()) };
  const first = await start(settings);
  const stub = startStub({
    GATEWAY_URL: `http://127.0.0.1:${settings.GATEWAY_PORT}`,
    STREAM: JSON.stringify(stream),
  });
  const reported = () => stub.said.filter((line) => 'reported' in line).length;

  await expect.poll(reported).toBeGreaterThan(60);
  await add('d');
  first.child.kill('SIGKILL');
  await first.ended;
  await add('e');
  await start(settings);
  await expect.poll(() => stub.last('done'), { timeout: 110_000 }).toBeDefined();

  const { arrivals, totals } = usageStream(stream);
  expect(arrivals.length).toBeGreaterThan(stream.batches);
  // A busy machine hands over requests in heaps, which the limit refuses.
  const { 200: taken, lost, 429: _, ...others } = answersOf(stub.last('answers'));
  expect([taken, others]).toEqual([arrivals.length, {}]);
  expect(lost).toBeGreaterThan(0);
  const stored = await database
    .select()
    .from(usageDays)
    .innerJoin(customers, eq(customers.id, usageDays.customerId));
  const byId = new Map(
    stored.map(({ usage_days: { accessKey, country, day, ...sums }, customers: { publicId } }) => [
      idOf({
        ...{ account: publicId, key: accessKey, country },
        day: day.toISOString().slice(0, 10),
      }),
      sums,
    ]),
  );
  expect([...byId.keys()].sort()).toEqual([...totals.keys()].sort());
  for (const [id, { account, key, country, day, ...row }] of totals)
    expect(byId.get(id), id).toMatchObject(row);
  const [report] = await database
    .select()
    .from(usageReports)
    .where(eq(usageReports.environment, 'live'));
  expect(report?.completeUntil).toBeInstanceOf(Date);

  // Accounts that changed around the kill are all known, each as it is.
  const changes = await database.select().from(gatewayChanges).orderBy(asc(gatewayChanges.account));
  expect(changes).toHaveLength(5);
  await expect
    .poll(() => stub.last('accounts'))
    .toEqual(
      Object.fromEntries(
        changes.map(({ account, revision }) => [
          account,
          { revision: String(revision), state: 'active' },
        ]),
      ),
    );
});
