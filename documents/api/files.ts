import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillBrand } from '#content/fill-brand.ts';

/** Everything that describes the API lies here, one file per product. */
export const apiFolder = (): string => join(process.cwd(), 'content/api');

const shared = ['common'];

export const productNames = (folder = apiFolder()): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .filter((name) => !shared.includes(name))
    .sort();

const parsed = new Map<string, { changedMs: number; value: unknown }>();

/** A file is parsed once for as long as it stays as it is. */
export function readYaml(path: string): unknown {
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  const changedMs = statSync(path).mtimeMs;
  const known = parsed.get(path);
  if (known?.changedMs === changedMs) return known.value;
  const value: unknown = withEnums(parse(fillBrand(readFileSync(path, 'utf8')), { merge: true }));
  parsed.set(path, { changedMs, value });
  return value;
}

/** Values that are explained one by one are written once: `x-enum` makes the `enum`. */
function withEnums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnums);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withEnums(part)]);
  const explained = value['x-enum'];
  if (isRecord(explained)) parts.push(['enum', Object.keys(explained)]);
  return Object.fromEntries(parts);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
