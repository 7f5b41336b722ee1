import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * One value per name in `.cache/documents`, each valid for one key. It is only a cache: a missing
 * or corrupt value, or one of another key, is `undefined`, and its caller creates it again.
 */
export function readStored(name: string, key: string, folder = cacheFolder()): unknown {
  if (!isStored(name, key, folder)) return undefined;
  try {
    return deserialize(readFileSync(join(folder, name)).subarray(key.length));
  } catch {
    return undefined;
  }
}

export function isStored(name: string, key: string, folder = cacheFolder()): boolean {
  try {
    const file = openSync(join(folder, name), 'r');
    const head = Buffer.alloc(key.length);
    readSync(file, head, 0, key.length, 0);
    closeSync(file);
    return head.toString() === key;
  } catch {
    return false;
  }
}

/** Replaces the last value. Renamed when complete, so that nobody reads a partial file. */
export function store(name: string, key: string, value: unknown, folder = cacheFolder()): void {
  const draft = join(folder, `${name}.${process.pid}.draft`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, Buffer.concat([Buffer.from(key), serialize(value)]));
  renameSync(draft, join(folder, name));
}

const cacheFolder = (): string => join(process.cwd(), '.cache/documents');
