import { spawn } from 'node:child_process';

/** What the person at the terminal reads, without a stack. */
export class PrepareError extends Error {}

/**
 * Says what runs and how long it took; shows the command's own words only when it fails. The
 * command and all it starts form a group that ends with us; `onStart` hears the group's number.
 */
export async function runQuietly(title, [command, ...args], { cwd, onStart }) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  console.log(`${title} …`);
  const pulse = setInterval(() => console.log(`  still at it after ${seconds()}`), 10_000);
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  if (child.pid) onStart?.(child.pid);
  const release = endWith(child);
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const failure = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) =>
      resolve(code === 0 ? undefined : (signal ?? `code ${code}`)),
    );
  });
  clearInterval(pulse);
  if (release()) throw new PrepareError(`${title}: stopped.`);
  if (failure === undefined) return console.log(`${title}: done in ${seconds()}`);
  throw new PrepareError(
    `${shortened(Buffer.concat(output).toString())}\n${title} failed (${failure}) after ${seconds()}.`,
  );
}

/** Passes a signal on to the whole group; the answer of the returned function: was there one? */
function endWith(child) {
  let stopped = false;
  const stop = () => {
    stopped = true;
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
    return stopped;
  };
}

/** The cause stands at the beginning or at the end. */
function shortened(text) {
  const lines = text.trimEnd().split('\n');
  return lines.length <= 60
    ? lines.join('\n')
    : [...lines.slice(0, 20), `… ${lines.length - 60} lines …`, ...lines.slice(-40)].join('\n');
}
