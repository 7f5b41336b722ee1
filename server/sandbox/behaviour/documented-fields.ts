import { isData } from '../records/is-data.ts';

/**
 * Removes undocumented fields, which are internal, from a value. An object with open fields stays
 * unchanged.
 */
export function documentedFields(schema: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = partsOf(schema);
    return value.map((one) => documentedFields(items, one));
  }
  const { fields } = partsOf(schema);
  if (!isData(value) || !fields) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      name in fields ? [[name, documentedFields(fields[name], part)]] : [],
    ),
  );
}

type Parts = { fields?: Record<string, unknown>; items?: unknown };

const known = new WeakMap<object, Parts>();

/** Fields of a schema and everything it is composed of; `fields` is undefined for a free object. */
function partsOf(schema: unknown): Parts {
  if (!isData(schema)) return {};
  const parts = known.get(schema) ?? readParts(schema);
  known.set(schema, parts);
  return parts;
}

function readParts({ properties, items, ...schema }: Record<string, unknown>): Parts {
  const composed = [schema.allOf, schema.oneOf, schema.anyOf, schema.then, schema.else]
    .flat()
    .map(partsOf);
  const all = [
    isData(properties) ? properties : undefined,
    ...composed.map(({ fields }) => fields),
  ];
  const named = all.filter((fields) => fields !== undefined);
  const isOpen = named.length === 0 || isData(schema.additionalProperties);
  return {
    fields: isOpen ? undefined : named.reduce(joined),
    items: items ?? composed.find((part) => part.items)?.items,
  };
}

/** Merges fields that several parts describe. */
const joined = (one: Record<string, unknown>, other: Record<string, unknown>) => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, part]) => [
      name,
      name in one ? { allOf: [one[name], part] } : part,
    ]),
  ),
});
