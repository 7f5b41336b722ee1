import { execFileSync } from 'node:child_process';
import { z } from 'zod';

const packages = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

export type Changed = { migrations: string[]; packages: string[] };

/** What an operator has to know between two commits, besides the changelog. */
export function changedSince(root: string, from: string, to = 'HEAD'): Changed {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const folder = 'server/db/migrations';
  const added = git('diff', '--name-only', '--diff-filter=A', from, to, '--', folder);
  const at = (commit: string) => packages.parse(JSON.parse(git('show', `${commit}:package.json`)));
  return {
    migrations: added
      .split('\n')
      .filter((path) => path.endsWith('.sql'))
      .map((path) => path.slice(folder.length + 1)),
    packages: changedPackages(at(from), at(to)),
  };
}

function changedPackages(before: z.infer<typeof packages>, after: z.infer<typeof packages>) {
  const [old, now] = [before, after].map((all) => ({
    ...all.devDependencies,
    ...all.dependencies,
  })) as [Record<string, string>, Record<string, string>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => old[name] !== now[name])
    .toSorted()
    .map((name) => `${name}: ${old[name] ?? 'new'} → ${now[name] ?? 'gone'}`);
}

/** The tag of the previous release. */
export function lastTag(root: string): string | undefined {
  const args = ['describe', '--tags', '--abbrev=0', '--match', 'v*'];
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, options).trim();
  } catch {
    return undefined;
  }
}
