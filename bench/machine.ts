import { cpus, totalmem } from 'node:os';

/** Describes the machine of a measurement, without which times cannot be compared. */
export function describeMachine(programs: Record<string, string>): string {
  const cores = cpus();
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
  return [
    `${cores.length} cores, ${cores[0]?.model ?? 'of an unknown model'}, ${gigabytes} GB`,
    `Node ${process.versions.node}`,
    ...Object.entries(programs).map(([name, version]) => `${name} ${version}`),
  ].join('; ');
}
