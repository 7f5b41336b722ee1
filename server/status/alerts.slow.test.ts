import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { deskDrafts } from '../db/desk-schema.ts';

const program = 'prometheus-alertmanager';
const isHere = spawnSync(program, ['--version']).status === 0;
if (!isHere) console.log(`Alertmanager was NOT run: apt-get install ${program}`);

const token = 'h3Wc8Zq0LmT5vKx2RyB7nDfJ9sGpE4uA';

let served: TestApp;
let alertmanager: ChildProcess | undefined;
let folder: string;
afterEach(async () => {
  if (alertmanager && alertmanager.exitCode === null) {
    alertmanager.kill();
    await once(alertmanager, 'exit');
  }
  await rm(folder, { recursive: true });
  await served.close();
});

/** Alertmanager with the configuration of the manual, without its pauses. */
async function start(webhook: string): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'site-alerts-'));
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, token);
  await writeFile(
    join(folder, 'alertmanager.yml'),
    `
route:
  receiver: desk
  group_by: [alertname]
  group_wait: 10ms
  group_interval: 10ms
receivers:
  - name: desk
    webhook_configs:
      - url: ${webhook}
        max_alerts: 50
        http_config:
          authorization:
            credentials_file: ${tokenFile}
`,
  );
  const address = `127.0.0.1:${await freePort()}`;
  const options = {
    'config.file': join(folder, 'alertmanager.yml'),
    'storage.path': folder,
    'web.listen-address': address,
    'cluster.listen-address': '',
  };
  const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  alertmanager = spawn(program, given, { stdio: 'ignore' });
  return `http://${address}`;
}

test.skipIf(!isHere)('Alertmanager opens a draft, and says when the alert is over', async () => {
  const port = await freePort();
  served = await testApp({ METRICS_PORT: String(port), ALERTS_TOKEN: token });
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = await start(`http://127.0.0.1:${port}/alerts`);

  const post = (endsAt: Date) =>
    fetch(`${origin}/api/v2/alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([
        {
          labels: { alertname: 'SmsSlow', service: 'sms', impact: 'outage' },
          annotations: { summary: 'SMS takes 40 s' },
          startsAt: new Date(Date.now() - 60_000).toISOString(),
          endsAt: endsAt.toISOString(),
        },
      ]),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  const notes = async () =>
    (await served.context.database.select().from(deskDrafts)).map((draft) => draft.notes);

  const inAnHour = new Date(Date.now() + 3_600_000);
  await expect.poll(() => post(inAnHour)).toBe(true);
  const firing = expect.stringMatching(/UTC SmsSlow, sms: SMS takes 40 s$/);
  await expect.poll(notes).toEqual([[firing]]);
  expect(await served.context.database.select().from(deskDrafts)).toMatchObject([
    { content: { affected: [{ service: 'sms', impact: 'outage' }] } },
  ]);
  expect(await post(new Date())).toBe(true);
  const over = expect.stringMatching(/UTC SmsSlow, sms: resolved$/);
  await expect.poll(notes).toEqual([[firing, over]]);
});
