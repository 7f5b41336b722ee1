import { readFileSync } from 'node:fs';
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { UsageError } from './usage-error.js';

/** The variables by what they hold. */
export const variables = {
  host: 'BRAND_HOST',
  accessKey: 'BRAND_ACCESS_KEY',
  secretKey: 'BRAND_SECRET_KEY',
  callbackSecret: 'BRAND_CALLBACK_SECRET',
};

/** What the environment says, else the file. */
export function readVariables(file) {
  const stored = valuesIn(textOf(file));
  return valuesOf((name) => process.env[name] || stored[name]);
}

/** The file alone. */
export function readStored(file) {
  const stored = valuesIn(textOf(file));
  return valuesOf((name) => stored[name]);
}

const valuesOf = (read) =>
  Object.fromEntries(
    Object.entries(variables)
      .map(([key, name]) => [key, read(name)])
      .filter(([, value]) => value),
  );

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw new UsageError(`${file} cannot be read: ${error.message}`);
  }
}

/** Writes values, by what they hold, for its owner alone; all other lines stay as they are. */
export async function store(file, values) {
  // The file that a link leads to.
  const target = await realpath(file).catch(() => file);
  const text = await readFile(target, 'utf8').catch(() => '');
  const written = `${target}.${process.pid}`;
  try {
    await writeFile(written, withValues(text, values), { mode: 0o600, flag: 'wx' });
    await rename(written, target);
  } catch (error) {
    await rm(written, { force: true });
    throw new UsageError(`${file} cannot be written: ${error.message}`);
  }
}

/** A line that sets a variable: what is before its value, the name, the value. */
const line = /^([^\S\n]*(?:export[^\S\n]+)?(\w+)[^\S\n]*=)([^\r\n]*)/gm;

/** Of several lines with one name the last counts. */
export const valuesIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(line)].map(([, , name, value]) => {
      const [, , quoted] = /^\s*(["'`])(.*?)\1/.exec(value) ?? [];
      return [name, quoted ?? value.replace(/(^|\s)#.*/, '').trim()];
    }),
  );

export function withValues(text, values) {
  const wanted = new Map(Object.entries(values).map(([key, value]) => [variables[key], value]));
  const known = valuesIn(text);
  const changed = text.replace(line, (whole, before, name) =>
    wanted.has(name) ? before + wanted.get(name) : whole,
  );
  const added = [...wanted].filter(([name]) => !(name in known));
  if (added.length === 0) return changed;
  const ending = text.includes('\r\n') ? '\r\n' : '\n';
  const separator = changed && !changed.endsWith('\n') ? ending : '';
  return changed + separator + added.map(([name, value]) => `${name}=${value}${ending}`).join('');
}
