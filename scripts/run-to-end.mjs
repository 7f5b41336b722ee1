import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs commands, each `{ run: [program, …], env }`, side by side. Signals are passed on; when one
 * command ends or npm is killed the others are asked to end. Answers the exit code.
 */
export async function runToEnd(commands, cwd) {
  const children = commands.map((command) => begin(command, cwd));
  let asked = false;
  const ask = (signal) => {
    asked = true;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  const askOnce = () => asked || ask('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  const watch = setInterval(() => isOrphaned() && askOnce(), 1_000);
  const codes = await Promise.all(children.map((child) => exitCodeOf(child).finally(askOnce)));
  clearInterval(watch);
  return codes.find((code) => code !== 0) ?? 0;
}

const parent = process.ppid;

/** A killed npm passes no signal on. Without npm our parent may be a shell left on purpose. */
const isOrphaned = () => Boolean(process.env.npm_lifecycle_event) && process.ppid !== parent;

/** The channel carries no message: its end tells the child that we are gone. */
const begin = ({ run: [command, ...args], env }, cwd) =>
  spawn(command, args.map(String), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

const exitCodeOf = (child) =>
  new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
