import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pulseMs = 2_000;
const silentMs = 20_000;

/**
 * A lock that one process holds at a time: a folder that only one process can create. A dead holder
 * loses it once the process group it passed to `guard` has ended too.
 */
export async function withLock(path, work) {
  const lock = `${path}.lock`;
  const holder = { token: randomUUID(), pid: process.pid, host: hostname() };
  for (let isReported = false; !tryTake(lock, holder); await pause(200)) {
    const other = readHolder(lock);
    if (other && isStale(other)) remove(lock, other.token);
    else if (!isReported) {
      console.error(`Waiting for process ${other?.pid ?? '?'}, which installs or builds here …`);
      isReported = true;
    }
  }
  const release = () => remove(lock, holder.token);
  const guard = (group) => writeHolder(lock, { ...holder, group });
  const pulse = setInterval(() => touch(lock), pulseMs);
  process.once('exit', release);
  try {
    return await work(guard);
  } finally {
    clearInterval(pulse);
    process.off('exit', release);
    release();
  }
}

/** Filled before it is renamed into place: no process sees a lock without a holder. */
function tryTake(lock, holder) {
  const draft = `${lock}.${randomUUID()}`;
  mkdirSync(dirname(lock), { recursive: true });
  mkdirSync(draft);
  writeHolder(draft, holder);
  try {
    renameSync(draft, lock);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
}

/** Atomic, and only if the holder is unchanged: otherwise the new holder gets it back. */
function remove(lock, token) {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
    if (readHolder(aside)?.token !== token) return renameSync(aside, lock);
  } catch {
    return undefined;
  }
  rmSync(aside, { recursive: true, force: true });
}

function isStale({ pid, group, host, mtimeMs }) {
  const isSilent = Date.now() - mtimeMs > silentMs;
  if (host !== hostname()) return isSilent;
  return (isSilent || !isAlive(pid)) && !(group && isAlive(-group));
}

function readHolder(lock) {
  try {
    const { mtimeMs } = statSync(lock);
    return { ...JSON.parse(readFileSync(join(lock, 'holder.json'), 'utf8')), mtimeMs };
  } catch {
    return undefined;
  }
}

function writeHolder(lock, holder) {
  const draft = join(lock, `${randomUUID()}.json`);
  writeFileSync(draft, JSON.stringify(holder));
  renameSync(draft, join(lock, 'holder.json'));
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // The folder around it was deleted; the work continues.
  }
}
