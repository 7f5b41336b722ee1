import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../product.ts';
import type { FaultScenario } from './scenario.ts';

const rounds = 20;
const crashTest = join(import.meta.dirname, '../../scripts/crash-test.ts');

/** The crash test and its servers form a process group, which ends with the run. */
export const killNine: FaultScenario = {
  name: 'kill-9',
  about: `${rounds} times kill -9 while visitors write`,
  run: async (run) => {
    const dataDir = await temporaryFolder(run);
    const args = [crashTest, '--rounds', String(rounds), '--data-dir', dataDir];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const group = child.pid;
    if (group !== undefined) run.onEnd(() => endGroup(group));
    const [code] = await once(child, 'exit');
    return [
      {
        what: 'every start succeeded, nothing acknowledged was lost, no PostgreSQL was left running',
        holds: code === 0,
      },
    ];
  },
};

async function endGroup(group: number): Promise<void> {
  if (!signalGroup(group, 'SIGTERM')) return;
  for (let waitedMs = 0; waitedMs < 20_000; waitedMs += 100) {
    await pause(100);
    if (!signalGroup(group, 0)) return;
  }
  signalGroup(group, 'SIGKILL');
}

/** False if the group has no processes left. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
