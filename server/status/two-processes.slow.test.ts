import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { feedPath, jsonPaths } from '#content/status/feeds.ts';
import { listServiceHistory, listServices } from '#contract/status.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

test('a change by an operator reaches every response of two processes', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-two-'));
  // Overload protection off: its decision depends on the machine's load.
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LIMIT_DELAY_MS: '0' };
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  const ops = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/ops/main.ts', 'status', ...args, '--json'],
      { env: { ...process.env, ...env } },
    );
    return JSON.parse(stdout);
  };
  const paths = [
    listServices.path,
    `${listServiceHistory.path}?serviceId=3`,
    jsonPaths.summary,
    jsonPaths.incidents,
    feedPath('atom', 'en'),
    feedPath('rss', 'en', 'voice'),
  ];
  const read = async () =>
    Promise.all(
      servers.flatMap(({ url }) =>
        paths.map(async (path) =>
          (await fetch(`http://127.0.0.1:${new URL(url).port}${path}`)).text(),
        ),
      ),
    );
  const expectEverywhere = (words: string) =>
    expect.poll(async () => (await read()).filter((answer) => !answer.includes(words))).toEqual([]);

  for (const answer of await read()) expect(answer).not.toContain('Lima');
  const { opened } = await ops(
    ...['open', '--services', 'voice', '--impact', 'outage', '--by', 'mei'],
    ...['--title-en', 'Lima is away', '--title-zh', '利马无法接通'],
    ...['--text-en', 'No call reaches Lima.', '--text-zh', '利马的电话无法接通。'],
  );
  await expectEverywhere('Lima');
  await ops(
    ...['resolve', opened, '--text-en', 'Lima is back, mended.', '--text-zh', '利马已恢复。'],
  );
  const settled = paths.length * servers.length;
  await expect
    .poll(
      async () =>
        (await read()).filter((answer) => /mended|"serviceStatus":1|"none"/.test(answer)).length,
    )
    .toBe(settled);

  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});
