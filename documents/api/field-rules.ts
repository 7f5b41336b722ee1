import { isRecord } from './is-record.ts';

type Fields = Record<string, unknown>;

/** The fields that belong to one value of the `x-by` field; `allowed` includes the required ones. */
export type Branch = { value: string; required: string[]; allowed: string[] };

/**
 * Dependencies between the fields of an object as JSON Schema, which only our own copy checks: the
 * published files state them in words. Field by field, what is missing comes before what is too
 * much.
 */
export function fieldRules(schema: Fields): unknown[] {
  const branches = branchesOf(schema);
  const by = choiceField(schema);
  const is = (values: string[]) => ({
    properties: { [by]: { enum: values } },
    required: [by],
  });
  const valuesWith = (kind: 'required' | 'allowed', name: string) =>
    branches.flatMap((branch) => (branch[kind].includes(name) ? [branch.value] : []));
  return [
    ...groupsOf(schema['x-one-of']).map((names) => ({
      oneOf: names.map((name) => ({ required: [name] })),
    })),
    ...Object.keys(isRecord(schema.properties) ? schema.properties : {}).flatMap((name) => {
      const allowed = valuesWith('allowed', name);
      if (allowed.length === 0) return [];
      const required = valuesWith('required', name);
      return [
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
        ...(required.length > 0 ? [{ if: is(required), then: { required: [name] } }] : []),
        { if: is(allowed), else: { not: { required: [name] } } },
      ];
    }),
    ...groupsOf(schema['x-at-most-one']).flatMap((names) =>
      names.flatMap((name, index) =>
        names.slice(index + 1).map((other) => ({ not: { required: [name, other] } })),
      ),
    ),
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

/** The field whose value decides which other fields belong to the object. */
export const choiceField = ({ 'x-by': written }: Fields): string =>
  isRecord(written) ? String(Object.keys(written)[0]) : String(written);

/**
 * `x-by: type`: each value requires the field that it names, if there is one. `x-by: { mode: { ax:
 * [phoneA, phoneB?] } }`: the fields of each value; those with a question mark may be left out.
 */
export function branchesOf(schema: Fields): Branch[] {
  const { 'x-by': written, properties } = schema;
  if (written === undefined) return [];
  const by = choiceField(schema);
  const fields = isRecord(properties) ? properties : {};
  const values = isRecord(fields[by]) ? fields[by].enum : undefined;
  if (!Array.isArray(values)) throw new Error(`x-by: ${by} has no values.`);
  const listed = isRecord(written) && isRecord(written[by]) ? written[by] : undefined;
  return values.map((value) => {
    const named = fieldNamed(value);
    const names = listed ? listed[value] : named in fields ? [named] : [];
    if (!Array.isArray(names)) throw new Error(`x-by: the fields of ${value} are not listed.`);
    return branchOf(value, names, fields);
  });
}

function branchOf(value: string, names: readonly string[], fields: Fields): Branch {
  const required = names.filter((name) => !name.endsWith('?'));
  const allowed = names.map((name) => name.replace('?', ''));
  const unknown = allowed.find((name) => !(name in fields));
  if (unknown) throw new Error(`x-by: ${value} names ${unknown}, which is not a field.`);
  return { value, required, allowed };
}
