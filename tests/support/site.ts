import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Site = { url: string; dataDir: string; stop(): Promise<void> };

/** The product itself, started as an operator would, on a free port and a data folder of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-site-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      LIMIT_REQUESTS_PER_MINUTE: '100000',
      LIMIT_CONTACT_PER_HOUR: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilReady(server);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    if (said.includes('Ready at ')) {
      server.stdout?.resume();
      return;
    }
  }
  throw new Error(`The server ended before it was ready:\n${said}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}
