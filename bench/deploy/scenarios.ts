import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import type { Answer } from './traffic.ts';

export type DeployScenario = {
  name: string;
  about: string;
  run(fleet: Fleet): Promise<void>;
  /** Whether visitors may get this response meanwhile; only 200 by default. */
  allows?: (answer: Answer) => boolean;
  /** Number of other responses allowed: requests in flight to a killed process are lost. */
  lost?: number;
};

const settleMs = 3_000;
const awayMs = 10_000;

/** Timeout of a call without its database, plus a margin for a busy machine. */
const refusedWithinMs = 3_000 + 1_500;

export const deployScenarios: DeployScenario[] = [
  { name: 'calm', about: 'nothing happens', run: () => pause(settleMs) },
  {
    name: 'upgrade',
    about: 'deploy/ops upgrade, from two processes to two of the new release',
    run: async (fleet) => {
      await fleet.upgrade(fleet.newer);
      await pause(settleMs);
    },
  },
  {
    name: 'rollback',
    about: 'deploy/ops rollback, to the release before',
    run: async (fleet) => {
      await fleet.rollBack();
      await pause(settleMs);
    },
  },
  {
    name: 'reload',
    about: 'nginx reads its files again, five times',
    run: async (fleet) => {
      for (let time = 0; time < 5; time += 1) {
        fleet.reload();
        await pause(1_000);
      }
    },
  },
  {
    name: 'killed',
    about: 'one process is killed, and started again later',
    run: async (fleet) => {
      const { startAgain } = await fleet.kill();
      await pause(settleMs);
      await startAgain();
      await pause(settleMs);
    },
    lost: 10,
  },
  {
    name: 'database',
    about: `PostgreSQL is away for ${awayMs / 1000} s`,
    run: async (fleet) => {
      // Without the database a process only has the files of its own release.
      fleet.open.delete(fleet.newer);
      await fleet.database.stop();
      await pause(awayMs);
      await fleet.database.start();
      await pause(settleMs);
    },
    allows: ({ kind, status, ms }) =>
      status === 200 || (kind === 'call' && status === 503 && ms <= refusedWithinMs),
  },
  { name: 'after', about: 'everything is as before, by itself', run: () => pause(settleMs) },
];
