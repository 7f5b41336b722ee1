type Schema = Record<string, unknown>;
type Fields = Record<string, unknown>;

/** A request with one error, its location, and the expected code. */
export type Broken = { what: string; value: Fields; code: 1001 | 1002 };

/**
 * Every possible violation of a schema, one at a time: every required field omitted, every limit
 * exceeded, also of fields that the example does not have.
 */
export function brokenValues(schema: Schema, example: Fields, { isText = false } = {}): Broken[] {
  return [...broken(schema, example, [], isText)].map(({ path, code, change }) => ({
    what: `${path.join('.')}: ${change.what}`,
    code,
    value: changed(example, path, change),
  }));
}

type Change = { what: string; value?: unknown };
type Found = { path: string[]; code: 1001 | 1002; change: Change };

function* broken(
  schema: Schema,
  example: unknown,
  path: string[],
  isText: boolean,
): Generator<Found> {
  for (const part of listOf(schema.allOf)) yield* broken(part, example, path, isText);
  if (isFields(example) && isFields(schema.properties)) {
    for (const name of listOf<string>(schema.required))
      if (name in example) yield { path: [...path, name], code: 1001, change: { what: 'missing' } };
    if (schema.additionalProperties === false)
      yield {
        path: [...path, 'unheardOf'],
        code: 1002,
        change: { what: 'not documented', value: 'x' },
      };
    for (const [name, part] of Object.entries(schema.properties))
      if (isFields(part)) yield* broken(part, example[name], [...path, name], isText);
    return;
  }
  for (const change of wrongValues(schema, example, isText)) yield { path, code: 1002, change };
  if (Array.isArray(example) && example.length > 0 && isFields(schema.items))
    yield* broken(schema.items, example[0], [...path, '0'], isText);
}

function* wrongValues(schema: Schema, example: unknown, isText: boolean): Generator<Change> {
  const { type, enum: values, pattern, format, minLength, maxLength, minimum, maximum } = schema;
  if (type === 'string' && format !== 'binary') {
    if (!isText) yield { what: 'another type', value: 5 };
    if (!isText) yield { what: 'null', value: null };
    if (typeof maxLength === 'number') yield { what: 'too long', value: 'x'.repeat(maxLength + 1) };
    if (typeof minLength === 'number' && minLength > 0) yield { what: 'empty', value: '' };
    if (pattern) yield { what: 'another pattern', value: '\u0001 \n\u0002' };
    if (format && format !== 'uri-reference')
      yield { what: 'another format', value: 'nothing of it' };
    if (values) yield { what: 'not one of these', value: 'not-one-of-these' };
  }
  if (type === 'integer' || type === 'number') {
    yield { what: 'another type', value: 'x' };
    if (typeof minimum === 'number')
      yield { what: 'too small', value: asGiven(minimum - 1, isText) };
    if (typeof maximum === 'number')
      yield { what: 'too large', value: asGiven(maximum + 1, isText) };
  }
  if (type === 'boolean') yield { what: 'another type', value: 'x' };
  if (type === 'array') {
    const { minItems, maxItems } = schema;
    yield { what: 'another type', value: 'x' };
    if (typeof minItems === 'number' && minItems > 0) yield { what: 'empty', value: [] };
    if (typeof maxItems === 'number' && Array.isArray(example))
      yield { what: 'too many', value: Array(maxItems + 1).fill(example[0]) };
  }
}

const asGiven = (value: number, isText: boolean): unknown => (isText ? String(value) : value);

function changed(example: Fields, path: readonly string[], { value }: Change): Fields {
  const copy = structuredClone(example);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<Fields>((one, key) => Object(one[key]), copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = <Item = Schema>(value: unknown): Item[] => (Array.isArray(value) ? value : []);
