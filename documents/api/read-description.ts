import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillBrand } from '#content/fill-brand.ts';
import type { Description } from './schema.ts';

/** Everything that describes the API lies here, one file per product. */
export const apiFolder = (): string => join(process.cwd(), 'content/api');

const shared = ['common'];

export const productNames = (folder = apiFolder()): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .filter((name) => !shared.includes(name))
    .sort();

const resolved = new Map<string, { description: Description; files: Map<string, unknown> }>();

/**
 * A product's description with every reference replaced by what it refers to. It is the same
 * object for as long as its files stay as they are: a build asks for it hundreds of times.
 */
export function readDescription(product: string, folder = apiFolder()): Description {
  const name = join(folder, product);
  const known = resolved.get(name);
  if (known && [...known.files].every(([file, value]) => readYaml(join(folder, file)) === value))
    return known.description;
  const read = resolveDescription(product, folder);
  resolved.set(name, read);
  return read.description;
}

function resolveDescription(product: string, folder: string) {
  const files = new Map<string, unknown>();
  const open = (file: string): unknown => {
    if (!files.has(file)) files.set(file, readYaml(join(folder, file)));
    return files.get(file);
  };

  const follow = (value: unknown, file: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => follow(part, file));
    if (!isRecord(value)) return value;
    if (typeof value.$ref !== 'string')
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, follow(part, file)]),
      );
    const { $ref, ...beside } = value;
    const [target = '', pointer = ''] = String($ref).split('#');
    const targetFile = target || file;
    const found = follow(pointAt(open(targetFile), pointer, String($ref)), targetFile);
    return isRecord(found) ? { ...found, ...(follow(beside, file) as object) } : found;
  };

  const description = follow(open(`${product}.yaml`), `${product}.yaml`) as Description;
  return { description, files };
}

const parsed = new Map<string, { changedMs: number; value: unknown }>();

/** A file is parsed once for as long as it stays as it is. */
export function readYaml(path: string): unknown {
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  const changedMs = statSync(path).mtimeMs;
  const known = parsed.get(path);
  if (known?.changedMs === changedMs) return known.value;
  const value: unknown = parse(fillBrand(readFileSync(path, 'utf8')));
  parsed.set(path, { changedMs, value });
  return value;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pointAt(root: unknown, pointer: string, reference: string): unknown {
  const found = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), root);
  if (found === undefined) throw new Error(`${reference} refers to nothing.`);
  return found;
}
