import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const running = new Set();
const graceMs = 35_000;
const leftoverMs = 5_000;
let stopSignal;

/**
 * Starts a program as its own process group, so that all its children can be stopped with it.
 * `ended` resolves with its exit code and a description of how it ended.
 */
export function startGroup([program, ...args], options) {
  const child = spawn(program, args.map(String), { ...options, detached: true });
  running.add(child);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, reason: error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? exitCodeOf(signal), reason: signal ?? `code ${code}` }),
    );
  }).then(async (end) => {
    if (stopSignal) await leftovers(child);
    running.delete(child);
    return end;
  });
  return { child, ended, stop: () => signalGroup(child, 'SIGTERM') };
}

/**
 * Prints a line for a signal immediately and passes it on; exits if nothing is running. A parent
 * process connected by a channel prints the line itself; a closed channel means that the parent is
 * gone, perhaps killed.
 */
export function handleSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => answer(signal));
  if (process.send) process.on('disconnect', () => answer('SIGTERM'));
}

/** The exit code after a signal, as in a shell. */
export const stopCode = () => stopSignal && exitCodeOf(stopSignal);

const exitCodeOf = (signal) => 128 + constants.signals[signal];

let answeredAt = 0;

function answer(signal) {
  // One Ctrl-C arrives twice: from the terminal and from npm.
  if (Date.now() - answeredAt < 1_000) return;
  answeredAt = Date.now();
  if (!stopSignal && !process.send) console.error('Stopping …');
  stopSignal ??= signal;
  if (running.size === 0) process.exit(stopCode());
  for (const child of running) signalGroup(child, signal);
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, graceMs).unref();
}

/** The leader of a process group may end before its other members. */
async function leftovers(child) {
  for (let waitedMs = 0; waitedMs < leftoverMs; waitedMs += 50) {
    if (!signalGroup(child, 0)) return;
    await pause(50);
  }
  signalGroup(child, 'SIGKILL');
}

/** False if the group has no processes left. */
function signalGroup({ pid }, signal) {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}
