import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endApiKey, makeApiKey } from '#contract/api-keys.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { freePort } from '#tests/support/free-port.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { apiKeys } from '../db/sandbox-schema.ts';
import { usageDays } from '../db/usage-schema.ts';

let served: TestApp;
let they: Console;
let folder: string;
let port: string;
const running: ChildProcess[] = [];
beforeEach(async () => {
  port = String(await freePort());
  const settings = { ...gatewayTokens, GATEWAY_PORT: port, LIMIT_LOGINS_PER_MINUTE: '1000' };
  served = await testApp(settings, { startsAt: 'now' });
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  they = await consoleOn(served);
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  }
  await served.close();
  await rm(folder, { recursive: true });
});

/** The example as a process of its own; what it says is waited for, line by line. */
function startGateway() {
  const child = spawn(process.execPath, ['deploy/gateway-example.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      GATEWAY_TOKEN: gatewayTokens.GATEWAY_TOKEN,
      GATEWAY_STATE: join(folder, 'state.json'),
      REPORT_SECONDS: '0.3',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.push(child);
  const said: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line)));
  const count = (name: string) => said.filter((line) => name in line).length;
  return {
    child,
    said,
    /** Waits until it has said so as many times. */
    says: (name: string, times: number) =>
      expect.poll(() => count(name), { timeout: 20_000 }).toBeGreaterThanOrEqual(times),
    send: (event: object) => child.stdin.write(`${JSON.stringify(event)}\n`),
  };
}

const makeKey = async () =>
  (
    await they.send(
      makeApiKey,
      { name: 'Till', environment: 'live', rights: ['send'] },
      { token: they.token },
    )
  ).body.data.key;

const event = (key: string, changes: object = {}) => ({
  ...{ key, country: 'VN', status: 'DELIVRD', cost: 232, at: new Date().toISOString() },
  ...changes,
});

const rows = () => served.context.database.select().from(usageDays);

test('sums are right to the unit, also after the gateway was killed', async () => {
  const { accessKey } = await makeKey();
  const first = startGateway();
  await first.says('read', 1);
  for (let sent = 0; sent < 5; sent += 1) first.send(event(accessKey));
  first.send(event(accessKey, { status: 'UNDELIV/ABSENT_SUBSCRIBER' }));
  first.send(event(accessKey, { country: 'SG', cost: 1 }));
  await first.says('taken', 7);
  first.child.kill('SIGKILL');
  const second = startGateway();
  second.send(event(accessKey, { at: '2026-01-01T00:00:00Z', key: 'AKLIVENOBODY' }));
  await second.says('refused', 1);
  second.send(event(accessKey));
  await second.says('taken', 1);
  const total = async () =>
    (await rows()).map(({ country, count, delivered, failed, price }) => ({
      ...{ country, count, delivered, failed, price },
    }));
  await expect.poll(total, { timeout: 20_000 }).toEqual(
    expect.arrayContaining([
      {
        ...{ country: 'VN', count: 7, delivered: 6, price: '0.1624' },
        failed: { 'UNDELIV/ABSENT_SUBSCRIBER': 1 },
      },
      { country: 'SG', count: 1, delivered: 1, failed: {}, price: '0.0001' },
    ]),
  );
  const [stored] = await served.context.database.select().from(apiKeys);
  expect(stored?.lastUsedAt).not.toBeNull();

  // What was reported is repeated, and an older report comes late.
  const [row] = await rows();
  if (!row) throw new Error('There is no row.');
  const { customerId, accessKey: key, environment, day, ...rest } = row;
  const account = (await they.who()).body.data.id;
  const late = { ...rest, account, key, day: day.toISOString().slice(0, 10), count: 1_000 };
  const report = async (version: number) =>
    (
      await fetch(`http://127.0.0.1:${port}/gateway/v1/usage`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${gatewayTokens.GATEWAY_TOKEN}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ rows: [{ ...late, version }] }),
      })
    ).json();
  // Two requests at once are the gateway's own: one poll and one report.
  for (const version of [row.version, row.version - 1])
    await expect.poll(() => report(version)).toEqual({ taken: 0, ignored: 1, refused: [] });
});

test('a key that is ended in the console is refused within five seconds', async () => {
  const key = await makeKey();
  const gateway = startGateway();
  await gateway.says('read', 1);
  gateway.send(event(key.accessKey));
  await gateway.says('taken', 1);
  await they.send(endApiKey, { id: key.id, when: 'now' }, { token: they.token });
  const endedMs = performance.now();
  await gateway.says('read', 2);
  expect(performance.now() - endedMs).toBeLessThan(5_000);
  gateway.send(event(key.accessKey));
  await gateway.says('refused', 1);
});
