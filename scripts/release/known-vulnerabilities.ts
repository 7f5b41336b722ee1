import { spawnSync } from 'node:child_process';
import { z } from 'zod';

export type Vulnerability = { name: string; severity: string; isShipped: boolean };

const answer = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/**
 * Known vulnerabilities of our packages, from the registry. `undefined` if it does not answer: not
 * every mirror supports the request.
 */
export function queryVulnerabilities(root: string): Vulnerability[] | undefined {
  const all = audit(root);
  const shipped = audit(root, '--omit=dev');
  if (!all || !shipped) return undefined;
  return Object.entries(all).map(([name, { severity }]) => ({
    ...{ name, severity },
    isShipped: name in shipped,
  }));
}

/** Must be fixed before a release; other vulnerabilities are only reported. */
export const stopsRelease = ({ severity, isShipped }: Vulnerability): boolean =>
  isShipped && (severity === 'high' || severity === 'critical');

function audit(root: string, ...options: string[]) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], {
    ...{ cwd: root, encoding: 'utf8' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const parsed = answer.safeParse(jsonOf(stdout));
  return parsed.success ? parsed.data.vulnerabilities : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
