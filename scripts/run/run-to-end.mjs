import { startGroup, stopCode } from './process-group.mjs';

/**
 * Runs commands, each `{ run: [program, …], env }`, in parallel. When one ends, or npm is killed,
 * the others are stopped. Returns the exit code; after Ctrl-C that is 130 even if all succeeded.
 */
export async function runToEnd(commands, cwd) {
  const groups = commands.map(({ run, env }) =>
    // The channel carries no messages: its end tells the program that its parent is gone.
    startGroup(run, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  );
  for (const { child } of groups) child.on('error', (error) => console.error(error.message));
  let isStopping = false;
  const ask = () => {
    if (!isStopping && !stopCode()) for (const { stop } of groups) stop();
    isStopping = true;
  };
  const watch = setInterval(() => isOrphaned() && ask(), 1_000);
  const ends = await Promise.all(groups.map(({ ended }) => ended.finally(ask)));
  clearInterval(watch);
  return stopCode() === 130 ? 130 : (ends.find(({ code }) => code !== 0)?.code ?? 0);
}

const parent = process.ppid;

/**
 * A killed npm does not forward signals. Without npm the parent may be a shell that was closed on
 * purpose.
 */
const isOrphaned = () => Boolean(process.env.npm_lifecycle_event) && process.ppid !== parent;
