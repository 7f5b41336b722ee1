import { join } from 'node:path';
import { errorPlaces } from '../manuscripts/call-places.ts';
import { completeDescription } from './complete.ts';
import { errorFiles, readErrors } from './errors.ts';
import { fieldRules } from './field-rules.ts';
import { apiFolder, readYaml } from './files.ts';
import { isRecord } from './is-record.ts';
import type { Description } from './schema.ts';

const resolved = new Map<string, { description: Description; files: Map<string, unknown> }>();

/**
 * A product's completed description with all references resolved. It stays the same object until
 * its files change: a build reads it hundreds of times.
 */
export function readDescription(product: string, folder = apiFolder()): Description {
  const name = join(folder, product);
  const known = resolved.get(name);
  if (known && (compared.has(name) || isUnchanged(known.files, folder))) {
    keepForThisTurn(name);
    return known.description;
  }
  const read = resolveDescription(product, folder);
  resolved.set(name, read);
  return read.description;
}

const isUnchanged = (files: Map<string, unknown>, folder: string): boolean =>
  [...files].every(([file, value]) => readYaml(join(folder, file)) === value);

/** Names whose files were compared in this turn of the event loop: asking for each costs seconds. */
const compared = new Set<string>();

function keepForThisTurn(name: string): void {
  if (compared.size === 0) setImmediate(() => compared.clear());
  compared.add(name);
}

/** The same with references: those to `common.yaml` name that file. */
export function readCompleted(product: string, folder = apiFolder()): Record<string, unknown> {
  const file = `${product}.yaml`;
  const open = opener(folder, new Map());
  return completeDescription(open(file), {
    errors: readErrors(folder),
    errorsAt: errorPlaces(),
    open: (value) => follow(value, file, open),
  });
}

type Open = (file: string) => unknown;

const opener =
  (folder: string, files: Map<string, unknown>): Open =>
  (file) => {
    if (!files.has(file)) files.set(file, readYaml(join(folder, file)));
    return files.get(file);
  };

function resolveDescription(product: string, folder: string) {
  const files = new Map<string, unknown>();
  const file = `${product}.yaml`;
  const open = opener(folder, files);
  for (const one of [file, 'common.yaml', ...errorFiles(folder)]) open(one);
  const description = follow(readCompleted(product, folder), file, open) as Description;
  return { description, files };
}

function follow(value: unknown, file: string, open: Open): unknown {
  if (Array.isArray(value)) return value.map((part) => follow(part, file, open));
  if (!isRecord(value)) return value;
  const { $ref, ...beside } = value;
  const own = Object.fromEntries(
    Object.entries(beside).map(([key, part]) => [key, follow(part, file, open)]),
  );
  if (typeof $ref !== 'string') return withRules(own);
  const [target = '', pointer = ''] = $ref.split('#');
  const targetFile = target || file;
  const found = follow(pointAt(open(targetFile), pointer, $ref), targetFile, open);
  return isRecord(found) ? { ...found, ...own, ...explainedOnly(found, own.enum) } : found;
}

/** Our own copy checks the dependencies between the fields of an object. */
function withRules(schema: Record<string, unknown>): Record<string, unknown> {
  const rules = fieldRules(schema);
  if (rules.length === 0) return schema;
  return { ...schema, allOf: [...(Array.isArray(schema.allOf) ? schema.allOf : []), ...rules] };
}

/** The meanings of the selected values of an enum. */
export function explainedOnly({ 'x-enum': explained }: Record<string, unknown>, values: unknown) {
  if (!isRecord(explained) || !Array.isArray(values)) return {};
  const unknown = values.find((value) => !(value in explained));
  if (unknown !== undefined) throw new Error(`x-only: ${unknown} is not among the values.`);
  return { 'x-enum': Object.fromEntries(values.map((value) => [value, explained[value]])) };
}

function pointAt(root: unknown, pointer: string, reference: string): unknown {
  const found = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), root);
  if (found === undefined) throw new Error(`${reference} refers to nothing.`);
  return found;
}
