import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillBrand } from '#content/fill-brand.ts';
import { fieldRules } from './field-rules.ts';
import { withFilledTexts } from './filled-texts.ts';
import { isRecord } from './is-record.ts';

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
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  const changedMs = statSync(path).mtimeMs;
  const known = parsed.get(path);
  if (known?.changedMs === changedMs) return known.value;
  const written = withFilledTexts(parse(fillBrand(readFileSync(path, 'utf8')), { merge: true }));
  const value = withRules(written, written);
  parsed.set(path, { changedMs, value });
  return value;
}

/**
 * Expands our shorthands into JSON Schema: `x-enum` and `x-only` become `enum`, `x-one-of` and
 * similar keys become rules of an object.
 */
function withRules(value: unknown, file: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => withRules(part, file));
  if (!isRecord(value)) return value;
  const own: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withRules(part, file)]),
  );
  const { 'x-enum': explained, 'x-only': only } = value;
  if (isRecord(explained)) own.enum = Object.keys(explained);
  if (Array.isArray(only)) own.enum = only;
  const rules = fieldRules(value, file);
  if (rules.length > 0) own.allOf = [...(Array.isArray(own.allOf) ? own.allOf : []), ...rules];
  return own;
}
