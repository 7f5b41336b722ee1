import { readdir, readFile } from 'node:fs/promises';

/** Processor time of each part of the product, in milliseconds. */
export type CoreTime = { nginx: number; process: number; database: number };

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/**
 * Sum over all processes of this machine with these names. Processes that have ended are not
 * included.
 */
export async function readCoreTime(): Promise<CoreTime> {
  const time: CoreTime = { nginx: 0, process: 0, database: 0 };
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const id of ids) {
    const [stat, command] = await Promise.all([read(id, 'stat'), read(id, 'cmdline')]);
    const part = partOf(command);
    if (part) time[part] += ticksOf(stat) * tickMs;
  }
  return time;
}

/** The difference between two readings, per request. */
export const coreTimePer = (requests: number, before: CoreTime, after: CoreTime): CoreTime => ({
  nginx: (after.nginx - before.nginx) / requests,
  process: (after.process - before.process) / requests,
  database: (after.database - before.database) / requests,
});

/** The process name may contain spaces and brackets; only numbers follow it. */
export function ticksOf(stat: string): number {
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(numbers[11] ?? 0) + Number(numbers[12] ?? 0);
}

function partOf(command: string): keyof CoreTime | undefined {
  if (command.startsWith('nginx:')) return 'nginx';
  if (/^postgres:|\/postgres\0/.test(command)) return 'database';
  return command.includes('server/main.ts') ? 'process' : undefined;
}

/** Empty if the process has ended meanwhile. */
const read = (id: string, file: string): Promise<string> =>
  readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
