import { startGroup, stopCode } from './process-group.mjs';

/**
 * Runs commands, each `{ run: [program, …], env }`, side by side. When one ends, or npm is killed,
 * the others are asked to end. Answers the exit code; after Ctrl-C that is 130 however well it went.
 */
export async function runToEnd(commands, cwd) {
  const groups = commands.map(({ run, env }) =>
    // The channel carries no message: its end tells the program that we are gone.
    startGroup(run, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  );
  for (const { child } of groups) child.on('error', (error) => console.error(error.message));
  let asked = false;
  const ask = () => {
    if (!asked && !stopCode()) for (const { stop } of groups) stop();
    asked = true;
  };
  const watch = setInterval(() => isOrphaned() && ask(), 1_000);
  const ends = await Promise.all(groups.map(({ ended }) => ended.finally(ask)));
  clearInterval(watch);
  return stopCode() === 130 ? 130 : (ends.find(({ code }) => code !== 0)?.code ?? 0);
}

const parent = process.ppid;

/** A killed npm passes no signal on. Without npm our parent may be a shell left on purpose. */
const isOrphaned = () => Boolean(process.env.npm_lifecycle_event) && process.ppid !== parent;
