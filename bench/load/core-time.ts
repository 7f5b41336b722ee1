import { readdir, readFile } from 'node:fs/promises';

/** How long a core was at work for each part of the product, in milliseconds. */
export type CoreTime = { nginx: number; process: number; database: number };

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** Of all that runs on this machine by these names. What has ended since is not in it. */
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

/** Those between two moments, for one of so many requests. */
export const coreTimePer = (requests: number, before: CoreTime, after: CoreTime): CoreTime => ({
  nginx: (after.nginx - before.nginx) / requests,
  process: (after.process - before.process) / requests,
  database: (after.database - before.database) / requests,
});

/** The name in it may hold spaces and brackets; behind it are numbers alone. */
export function ticksOf(stat: string): number {
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(numbers[11] ?? 0) + Number(numbers[12] ?? 0);
}

function partOf(command: string): keyof CoreTime | undefined {
  if (command.startsWith('nginx:')) return 'nginx';
  if (/^postgres:|\/postgres\0/.test(command)) return 'database';
  return command.includes('server/main.ts') ? 'process' : undefined;
}

/** Empty where it has ended meanwhile. */
const read = (id: string, file: string): Promise<string> =>
  readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
