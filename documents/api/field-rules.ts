import { isRecord } from './is-record.ts';

/**
 * Dependencies between the fields of an object, as authors write them and as JSON Schema:
 * `x-one-of` requires exactly one of these, `x-at-most-one` allows at most one, `x-by: type`
 * requires the one that the value of `type` names.
 */
export function fieldRules(schema: Record<string, unknown>, file: unknown): unknown[] {
  const { 'x-one-of': one, 'x-at-most-one': most, 'x-by': by } = schema;
  return [
    ...groupsOf(one).map((names) => ({ oneOf: names.map((name) => ({ required: [name] })) })),
    ...groupsOf(most).flatMap((names) =>
      names.flatMap((name, index) =>
        names.slice(index + 1).map((other) => ({ not: { required: [name, other] } })),
      ),
    ),
    ...(typeof by === 'string'
      ? namedFields(schema, by, file).map(({ value, field }) => ({
          if: { properties: { [by]: { const: value } }, required: [by] },
          // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
          then: { required: [field] },
          else: { not: { required: [field] } },
        }))
      : []),
  ];
}

/** `[a, b]`, or several such groups. */
export function groupsOf(written: unknown): string[][] {
  if (!Array.isArray(written)) return [];
  return written.every(Array.isArray) ? written : [written];
}

/** The field that a value of the `x-by` field selects: `location_request` → `locationRequest`. */
export const fieldNamed = (value: string): string =>
  value.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function namedFields(schema: Record<string, unknown>, by: string, file: unknown) {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const values = valuesOf(properties[by], file);
  if (!values)
    throw new Error(`x-by: the values of ${by} are written at its place or in its file.`);
  return values
    .map((value) => ({ value, field: fieldNamed(value) }))
    .filter(({ field }) => field in properties);
}

/** Values of an enum, of an `x-only` subset or of a local `$ref`. */
function valuesOf(schema: unknown, file: unknown): string[] | undefined {
  if (!isRecord(schema)) return undefined;
  const { 'x-only': only, 'x-enum': explained, enum: plain, $ref } = schema;
  if (Array.isArray(only)) return only;
  if (isRecord(explained)) return Object.keys(explained);
  if (Array.isArray(plain)) return plain;
  const name = typeof $ref === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1] : '';
  const components = isRecord(file) && isRecord(file.components) ? file.components.schemas : {};
  return name && isRecord(components) ? valuesOf(components[name], file) : undefined;
}
