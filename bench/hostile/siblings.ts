import { startEmbedded } from '#server/db/embedded.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import type { Run } from '../measurement.ts';
import { raisedLimits, temporaryFolder } from '../product.ts';

export type Siblings = {
  /** Where they write their mails. */
  dataDir: string;
  urls(): string[];
  /** Stops all processes with SIGTERM, as an operator would. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** Several processes with their own shared database. */
export async function startSiblings(
  run: Run,
  processes: number,
  settings: Record<string, string>,
): Promise<Siblings> {
  const dataDir = await temporaryFolder(run);
  const cluster = await startEmbedded({ dataDir, log: () => undefined });
  run.onEnd(() => cluster.stop());
  let running: ServerProcess[] = [];
  const end = async (signal: NodeJS.Signals) => {
    for (const { child } of running) child.kill(signal);
    await Promise.all(running.map(({ ended }) => ended));
    running = [];
  };
  const start = async () => {
    while (running.length < processes)
      running.push(
        await startServerProcess({
          ...{ DATA_DIR: dataDir, DATABASE_URL: cluster.url, LOG_LEVEL: 'error' },
          // The load of this machine must not influence the result.
          ...{ ...raisedLimits, LIMIT_DELAY_MS: '0' },
          ...settings,
        }),
      );
  };
  run.onEnd(() => end('SIGKILL'));
  await start();
  return {
    dataDir,
    urls: () => running.map(({ url }) => `http://127.0.0.1:${new URL(url).port}`),
    stop: () => end('SIGTERM'),
    start,
  };
}
