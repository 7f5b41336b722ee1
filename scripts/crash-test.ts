import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { findHome } from '#server/db/embedded/home.ts';
import { clusterProcesses } from '#server/db/embedded/processes.ts';
import { runningEmbedded } from '#server/db/embedded.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

export interface CrashReport {
  rounds: number;
  acknowledged: number;
  /** Acknowledged to a visitor but missing in the database. Must be empty. */
  lost: string[];
  /** In the database without an acknowledgement: the response was lost with the server. */
  unanswered: number;
  slowestStartMs: number;
  leftRunning: number[];
}

/**
 * Kills the server with SIGKILL during writes, repeatedly, and checks that everything acknowledged
 * is stored.
 */
export async function crashTest(
  dataDir: string,
  { rounds = 20, log = console.log }: { rounds?: number; log?: (line: string) => void } = {},
): Promise<CrashReport> {
  const run = randomUUID().slice(0, 8);
  const acknowledged = new Set<string>();
  let slowestStartMs = 0;
  const begin = async (): Promise<ServerProcess> => {
    const began = Date.now();
    const server = await startServerProcess({ ...settings, DATA_DIR: dataDir });
    slowestStartMs = Math.max(slowestStartMs, Date.now() - began);
    return server;
  };
  for (let round = 1; round <= rounds; round += 1) {
    const server = await begin();
    const before = acknowledged.size;
    const writers = Array.from({ length: 8 }, (_, writer) =>
      writeUntilItBreaks(server.url, `${run}-${round}-${writer}`, acknowledged),
    );
    while (acknowledged.size === before) await pause(10);
    await pause(Math.random() * 800);
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, ...writers]);
    log(`round ${round}: ${acknowledged.size - before} acknowledged, killed`);
  }
  const server = await begin();
  const stored = await storedMessages(dataDir, run);
  server.child.kill('SIGTERM');
  const code = await server.ended;
  if (code !== 0) throw new Error(`The clean stop ended with ${code}.`);
  const home = await findHome(dataDir);
  return {
    rounds,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((message) => !stored.has(message)),
    unanswered: [...stored].filter((message) => !acknowledged.has(message)).length,
    slowestStartMs,
    leftRunning: home ? await clusterProcesses(home) : [],
  };
}

const replyCode = z.object({ code: z.unknown() });

const settings = {
  LOG_LEVEL: 'error',
  LIMIT_CONTACT_PER_HOUR: '1000000',
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_CPU_MS_PER_MINUTE: '1000000',
};

async function writeUntilItBreaks(url: string, name: string, acknowledged: Set<string>) {
  for (let count = 1; ; count += 1) {
    const message = `${name}-${count}`;
    const answer = await send(url, message);
    if (answer === 'broken') return;
    if (answer === 'busy') await pause(50);
    else if (answer !== 0) throw new Error(`Refused with ${answer}.`);
    else acknowledged.add(message);
  }
}

async function send(url: string, message: string): Promise<unknown> {
  try {
    const response = await fetch(`${url}/register/officialContactUs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fullName: 'Crash test',
        email: 'crash@harbour.example',
        phone: '+12025550100',
        message,
      }),
    });
    return replyCode.parse(await response.json()).code;
  } catch {
    return 'broken';
  }
}

async function storedMessages(dataDir: string, run: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: await runningEmbedded(dataDir) });
  await client.connect();
  const { rows } = await client.query<{ message: string }>(
    'select message from contact_messages where starts_with(message, $1)',
    [run],
  );
  await client.end();
  return new Set(rows.map(({ message }) => message));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string' }, 'data-dir': { type: 'string' } },
  });
  const given = values['data-dir'];
  const dataDir = given ? resolve(given) : await mkdtemp(join(tmpdir(), 'crash test '));
  if (!given) await chmod(dataDir, 0o755);
  const report = await crashTest(dataDir, { rounds: Number(values.rounds ?? 20) });
  if (!given) await rm(dataDir, { recursive: true });
  console.log(report);
  process.exitCode = report.lost.length + report.leftRunning.length > 0 ? 1 : 0;
}
