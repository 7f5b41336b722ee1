import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillBrand } from '#content/fill-brand.ts';
import { withFilledTexts } from './filled-texts.ts';
import { isRecord } from './is-record.ts';
import { mapValues } from './shared-parts.ts';

/** The API descriptions, one file per product. */
export const apiFolder = (): string => join(process.cwd(), 'content/api');

const shared = ['common'];

export const productNames = (folder = apiFolder()): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .filter((name) => !shared.includes(name))
    .sort();

const parsed = new Map<string, { changedMs: number; value: unknown }>();

/** A file is parsed once until it changes. */
export function readYaml(path: string): unknown {
  const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (changedMs === undefined) throw new Error(`${path} is not there.`);
  const known = parsed.get(path);
  if (known?.changedMs === changedMs) return known.value;
  const written = parse(fillBrand(readFileSync(path, 'utf8')), { merge: true });
  const value = withEnums(withFilledTexts(written));
  parsed.set(path, { changedMs, value });
  return value;
}

/** Expands our shorthands: `x-enum` and `x-only` become `enum`. */
function withEnums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnums);
  if (!isRecord(value)) return value;
  const { 'x-enum': explained, 'x-only': only } = value;
  return {
    ...mapValues(value, withEnums),
    ...(isRecord(explained) && { enum: Object.keys(explained) }),
    ...(Array.isArray(only) && { enum: only }),
  };
}
