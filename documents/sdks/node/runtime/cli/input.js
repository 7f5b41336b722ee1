import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UsageError } from './usage-error.js';

/** The object of `--json`: as it is, of `@file`, or of standard input for `-`. */
export async function jsonRequest(given) {
  if (given === undefined) return undefined;
  const text = /^(@|-$)/.test(given) ? new TextDecoder().decode(await input(given)) : given;
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--json is not JSON: ${error.message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UsageError('--json has to be an object: {…}');
}

const input = (given) => (given === '-' ? standardInput() : contentOf(given.slice(1)));

/** Everything until its end; people are told that it is awaited. */
export function standardInput() {
  if (process.stdin.isTTY) process.stderr.write('Paste it, then press Ctrl-D on an empty line.\n');
  return buffer(process.stdin);
}

export async function contentOf(file) {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error.message}`);
  }
}
