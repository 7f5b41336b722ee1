import { cpus, totalmem } from 'node:os';

/** What figures of time were taken on; without it nobody can compare them. */
export function describeMachine(programs: Record<string, string>): string {
  const cores = cpus();
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
  return [
    `${cores.length} cores, ${cores[0]?.model ?? 'of an unknown model'}, ${gigabytes} GB`,
    `Node ${process.versions.node}`,
    ...Object.entries(programs).map(([name, version]) => `${name} ${version}`),
  ].join('; ');
}
