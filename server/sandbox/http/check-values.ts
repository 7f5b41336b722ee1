import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DocumentedCall } from '#contract/documented-api.ts';
import type { FieldPlace } from '#contract/error-details.ts';
import { missingField, Refusal } from '../behaviour/refusal.ts';
import { isData } from '../records/is-data.ts';
import { refusalOf } from './wrong-value.ts';

type Schema = Record<string, unknown>;

const options = { strict: false, verbose: true } as const;

/** Bodies are typed; path and query values are strings to be coerced. */
const bodies = new Ajv2020(options);
const addresses = new Ajv2020({ ...options, coerceTypes: true });
/** Validates responses without changing them. */
const answers = new Ajv2020({ strict: false });
for (const ajv of [bodies, addresses, answers]) {
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
}

/** Compiles the schemas of a call at start, since that is slow. */
export function prepareChecks({ inPath, inQuery, inBody, response }: DocumentedCall): void {
  validatorOf(addresses, inPath);
  validatorOf(addresses, inQuery);
  if (inBody) validatorOf(bodies, inBody);
  validatorOf(answers, response);
}

/** Fills in defaults; refuses missing or invalid values by field name. */
export const requireBody = (schema: Schema, value: unknown): void =>
  requireValid(bodies, schema, value, 'body');
export const requireAddress = (schema: Schema, value: unknown, place: 'path' | 'query'): void =>
  requireValid(addresses, schema, value, place);

/** Why one of our own values is invalid; undefined if it is valid. */
export function problemOf(schema: Schema, value: unknown): string | undefined {
  const validate = validatorOf(answers, schema);
  return validate(value) ? undefined : answers.errorsText(validate.errors);
}

const validators = new WeakMap<Ajv2020, WeakMap<Schema, ValidateFunction>>();

/** Compiling a schema is far slower than validating a value. */
function validatorOf(ajv: Ajv2020, schema: Schema): ValidateFunction {
  const known = validators.get(ajv) ?? new WeakMap();
  const validate = known.get(schema) ?? ajv.compile(schema);
  validators.set(ajv, known.set(schema, validate));
  return validate;
}

function requireValid(ajv: Ajv2020, schema: Schema, value: unknown, place: FieldPlace): void {
  const validate = validatorOf(ajv, schema);
  if (!validate(value)) {
    const missing = firstMissing(schema, value);
    throw missing
      ? new Refusal(missingField, { field: missing, in: place })
      : refusalOf(schema, validate.errors ?? [], place);
  }
  // Defaults last: a field may only be allowed together with another.
  fillIn(schema, value);
}

function fillIn(schema: unknown, value: unknown): void {
  if (!isData(schema)) return;
  if (Array.isArray(value)) for (const item of value) fillIn(schema.items, item);
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) fillIn(part, value);
  if (!isData(value) || !isData(schema.properties)) return;
  for (const [name, part] of Object.entries(schema.properties)) {
    if (value[name] === undefined && isData(part) && 'default' in part)
      value[name] = structuredClone(part.default);
    else fillIn(part, value[name]);
  }
}

/** Unconditionally required fields are reported before anything else. */
function firstMissing(schema: unknown, value: unknown, path = ''): string | undefined {
  if (!isData(schema)) return undefined;
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) {
    const missing = firstMissing(part, value, path);
    if (missing) return missing;
  }
  if (Array.isArray(value)) return firstMissing(schema.items, value[0], `${path}[0]`);
  if (!isData(value)) return undefined;
  const needed = Array.isArray(schema.required) ? schema.required : [];
  const absent = needed.find((name) => !(name in value));
  if (absent !== undefined) return below(path, absent);
  for (const [name, part] of Object.entries(isData(schema.properties) ? schema.properties : {})) {
    const missing = name in value && firstMissing(part, value[name], below(path, name));
    if (missing) return missing;
  }
  return undefined;
}

const below = (path: string, name: string): string => (path ? `${path}.${name}` : name);
