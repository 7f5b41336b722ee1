import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs the commands, each `{ run: [program, …], env }`, side by side until all have ended; when one ends the others are asked to.
 * Signals are passed on, and so is the death of whoever started us. Answers the exit code.
 */
export async function runToEnd(commands, cwd) {
  const children = commands.map((command) => begin(command, cwd));
  const askAll = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, askAll);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && askAll('SIGTERM'), 1_000);
  const codes = await Promise.all(
    children.map((child) =>
      new Promise((resolve) => {
        child.on('error', (error) => {
          console.error(error.message);
          resolve(1);
        });
        child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
      }).finally(() => askAll('SIGTERM')),
    ),
  );
  clearInterval(watch);
  return codes.find((code) => code !== 0) ?? 0;
}

/** The channel carries no message: its end tells the child that we are gone. */
const begin = ({ run: [command, ...args], env }, cwd) =>
  spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
