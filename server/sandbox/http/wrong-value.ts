import type { ErrorObject } from 'ajv/dist/2020.js';
import { alternatives, expectedOf, oneOf } from '#content/api/expected.ts';
import type { FieldPlace, FieldProblem } from '#contract/error-details.ts';
import { meantBy } from '#contract/nearest.ts';
import { missingField, Refusal, wrongValue } from '../behaviour/refusal.ts';
import { isData } from '../records/is-data.ts';
import { nameOf, schemaAt, valueAt } from './field-path.ts';

/** What is wrong: the field by its parts, and what a schema alone does not say about it. */
type Wrong = { parts: string[]; problem: FieldProblem; expected?: string; reason?: string };

/** The refusal for what a validator found. */
export function refusalOf(
  schema: unknown,
  errors: readonly ErrorObject[],
  place: FieldPlace,
): Refusal {
  const { parts, problem, expected, reason } = wrongIn(schema, errors);
  return new Refusal(problem === 'missing' ? missingField : wrongValue, {
    field: nameOf(parts),
    in: place,
    problem,
    expected,
    reason,
  });
}

/**
 * The first error. Where one of several fields is required, what each lacks precedes the verdict on
 * all.
 */
function wrongIn(schema: unknown, errors: readonly ErrorObject[]): Wrong {
  const last = errors.at(-1);
  const [first] = errors;
  if (!first || !last) throw new Error('A check failed without an error.');
  const sets = last.keyword === 'oneOf' || last.keyword === 'anyOf' ? setsOf(last.schema) : [];
  if (last.keyword === 'oneOf' && last.params.passingSchemas !== null) return several(last, sets);
  const parts = partsOf(first);
  const wrong = (problem: FieldProblem, expected?: string): Wrong => ({ parts, problem, expected });
  switch (first.keyword) {
    case 'required':
    case 'dependentRequired':
      return wrong('missing', whenMissing(schema, first, parts, sets));
    case 'minProperties':
      return wrong('missing');
    case 'additionalProperties':
      return { ...wrong('unknown', meantName(first)), reason: 'unknown parameter' };
    case 'not':
      return excluded(schema, first);
    default:
      return wrong(problems[first.keyword] ?? 'value');
  }
}

const problems: Record<string, FieldProblem> = {
  type: 'type',
  minLength: 'length',
  maxLength: 'length',
  minItems: 'length',
  maxItems: 'length',
  maxProperties: 'length',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  exclusiveMaximum: 'range',
  pattern: 'format',
  format: 'format',
};

/** `callId, orderId, taskId, or from and to`; else the field, and with what it is required. */
function whenMissing(
  schema: unknown,
  { keyword, params, schemaPath }: ErrorObject,
  parts: readonly string[],
  sets: readonly string[][],
): string | undefined {
  if (sets.length > 0) return alternatives(sets);
  const condition =
    keyword === 'dependentRequired' ? params.property : conditionOf(schema, schemaPath);
  if (!condition) return undefined;
  const own = expectedOf(schemaAt(schema, parts) ?? {});
  return [own, `required with ${condition}`].filter(Boolean).join(', ');
}

/** Several of the fields of which one is allowed. */
function several({ instancePath, data }: ErrorObject, sets: readonly string[][]): Wrong {
  const names = sets.flat();
  const sent = names.findLast((name) => isData(data) && name in data) ?? '';
  return {
    parts: [...pointerParts(instancePath), ...(sent ? [sent] : [])],
    problem: 'together',
    expected: names.length > 0 ? `only ${oneOf(names)}` : undefined,
  };
}

/** A field that another one, or the value of another one, excludes. */
function excluded(schema: unknown, { instancePath, schema: not, schemaPath }: ErrorObject): Wrong {
  const names = isData(not) && Array.isArray(not.required) ? not.required.map(String) : [];
  const condition = conditionOf(schema, schemaPath);
  const [other] = names;
  return {
    parts: [...pointerParts(instancePath), ...names.slice(-1)],
    problem: 'together',
    expected: condition ? `only with ${condition}` : other && `not together with ${other}`,
  };
}

/** The name that was probably meant, else all names. */
function meantName({ params, parentSchema }: ErrorObject): string {
  const properties = isData(parentSchema) ? parentSchema.properties : undefined;
  const names = Object.keys(isData(properties) ? properties : {});
  const meant = meantBy(String(params.additionalProperty), names);
  if (meant) return `Did you mean ${meant}?`;
  return names.length > 0 ? oneOf(names) : 'no parameters';
}

/** The names of `[{ required: [from, to] }, { required: [callId] }]`. */
function setsOf(parts: unknown): string[][] {
  const sets = (Array.isArray(parts) ? parts : []).map((part) =>
    isData(part) && Array.isArray(part.required) ? part.required.map(String) : [],
  );
  return sets.every((set) => set.length > 0) ? sets : [];
}

/** `type text, image`: the values under which a rule of a schema applies. */
function conditionOf(schema: unknown, schemaPath: string): string | undefined {
  const parts = pointerParts(decodeURIComponent(schemaPath.replace(/^#/, '')));
  const end = Math.max(parts.lastIndexOf('then'), parts.lastIndexOf('else'));
  const rule = end > 0 ? valueAt(schema, parts.slice(0, end)) : undefined;
  const condition = isData(rule) ? valueAt(rule, ['if', 'properties']) : undefined;
  const [found] = Object.entries(isData(condition) ? condition : {});
  if (!found) return undefined;
  const [name, values] = found;
  const allowed = isData(values) && Array.isArray(values.enum) ? values.enum : [];
  return `${name} ${allowed.join(', ')}`;
}

function partsOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const parts = pointerParts(instancePath);
  if (keyword === 'required' || keyword === 'dependentRequired') parts.push(params.missingProperty);
  if (keyword === 'additionalProperties') parts.push(params.additionalProperty);
  return parts;
}

const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
