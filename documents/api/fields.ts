import type { Locale, Localized } from '#contract/locale.ts';
import { fieldNamed, groupsOf } from './field-rules.ts';
import type { Parameter, Schema } from './schema.ts';

/** One row of a parameter table. */
export type Field = {
  /** In dotted notation: `data.messages[].phone`. */
  name: string;
  /** The last part of its anchor. */
  anchor: string;
  type: string;
  isRequired: boolean;
  /** Whether it is allowed depends on other fields; its first limit explains it. */
  isConditional: boolean;
  description: string;
  limits: Limit[];
  /** The meaning of each of its values, if documented. */
  values: { value: string; means: string; isFinal: boolean }[];
};

export type Limit =
  | { kind: 'one-of' | 'at-most-one'; values: string[] }
  | { kind: 'with'; values: [string, string] }
  /** `items`: entries of a list, or values of an object with arbitrary keys. */
  | { kind: 'length' | 'items' | 'value'; from?: number; to?: number }
  | { kind: 'pattern' | 'format' | 'default'; text: string }
  | { kind: 'enum'; values: string[] }
  /** Applies to every entry of a list, or every value of an object with arbitrary keys. */
  | { kind: 'each'; limit: Limit };

const textKeys = { en: 'description', zh: 'x-zh' } as const satisfies Localized<string>;

export const textOf = (
  described: { description?: string; 'x-zh'?: string },
  locale: Locale,
): string => described[textKeys[locale]] ?? '';

export const parameterField = (parameter: Parameter, locale: Locale): Field => ({
  name: parameter.name,
  anchor: anchorOf(parameter.in, parameter.name),
  type: typeOf(parameter.schema),
  isRequired: parameter.required ?? false,
  isConditional: false,
  description: textOf(parameter, locale),
  limits: limitsOf(parameter.schema),
  values: valuesOf(parameter.schema, locale),
});

/** A schema as rows: the fields of an object, and of a list's entries, follow it. */
export function schemaFields(schema: Schema, place: string, locale: Locale, lead = ''): Field[] {
  const whole = merged(schema);
  const { properties, required } = whole;
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = lead + key;
    const conditions = conditionsOf(key, whole);
    const field: Field = {
      name,
      anchor: anchorOf(place, name),
      type: typeOf(property),
      isRequired: required.includes(key),
      isConditional: conditions.some(({ kind }) => kind !== 'at-most-one'),
      description: textOf(merged(property), locale),
      limits: [...conditions, ...limitsOf(merged(property))],
      values: valuesOf(property, locale),
    };
    return [field, ...childrenOf(property, place, locale, name)];
  });
}

function childrenOf(schema: Schema, place: string, locale: Locale, name: string): Field[] {
  if (schema.items) return schemaFields(schema.items, place, locale, `${name}[].`);
  return schemaFields(schema, place, locale, `${name}.`);
}

/** The sibling fields on which a field depends. */
function conditionsOf(name: string, schema: ReturnType<typeof merged>): Limit[] {
  const groupsWith = (written: unknown) =>
    groupsOf(written).filter((group) => group.includes(name));
  const { 'x-by': by } = schema;
  const field = typeof by === 'string' ? by : '';
  const value = (schema.properties[field]?.enum ?? [])
    .map(String)
    .find((one) => fieldNamed(one) === name);
  return [
    ...groupsWith(schema['x-one-of']).map((values): Limit => ({ kind: 'one-of', values })),
    ...groupsWith(schema['x-at-most-one']).map(
      (values): Limit => ({ kind: 'at-most-one', values }),
    ),
    ...(value ? [{ kind: 'with' as const, values: [field, value] as [string, string] }] : []),
  ];
}

/** Merges `allOf` and `oneOf` into one object, so that every possible field has its row. */
export function merged(schema: Schema): Schema & {
  properties: Record<string, Schema>;
  required: string[];
} {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])].map(merged);
  return {
    ...Object.assign({}, ...(schema.allOf ?? []).map(merged)),
    ...schema,
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties),
    required: [
      ...(schema.allOf ?? []).flatMap((part) => merged(part).required),
      ...(schema.required ?? []),
    ],
  };
}

function typeOf(schema: Schema): string {
  if (schema.items) return `${typeOf(schema.items)}[]`;
  const { type = 'object' } = merged(schema);
  return Array.isArray(type) ? type.join(' | ') : type;
}

function limitsOf(schema: Schema): Limit[] {
  const limits: Limit[] = [];
  const range = (kind: 'length' | 'items' | 'value', from?: number, to?: number) => {
    if (from !== undefined || to !== undefined) limits.push({ kind, from, to });
  };
  range('length', schema.minLength, schema.maxLength);
  range('items', schema.minItems ?? schema.minProperties, schema.maxItems ?? schema.maxProperties);
  range('value', schema.minimum, schema.maximum);
  if (schema.enum && !schema['x-enum'])
    limits.push({ kind: 'enum', values: schema.enum.map(String) });
  if (schema.format) limits.push({ kind: 'format', text: schema.format });
  if (schema.pattern) limits.push({ kind: 'pattern', text: schema.pattern });
  if (schema.default !== undefined)
    limits.push({ kind: 'default', text: JSON.stringify(schema.default) });
  const entry = schema.items ?? schema.additionalProperties;
  if (typeof entry === 'object' && Object.keys(merged(entry).properties).length === 0)
    limits.push(...limitsOf(entry).map((limit): Limit => ({ kind: 'each', limit })));
  return limits;
}

const valuesOf = (schema: Schema, locale: Locale): Field['values'] =>
  Object.entries(schema['x-enum'] ?? {}).map(([value, { final, [locale]: means }]) => ({
    value,
    means,
    isFinal: final ?? false,
  }));

const anchorOf = (place: string, name: string): string =>
  `${place}-${name}`
    .replaceAll('[]', '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
