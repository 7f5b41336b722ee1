import { isData } from '../records/is-data.ts';
import type { Data } from '../records/record-store.ts';

/** The parts of a field's name as messages have it: `records[0].usedAt`. */
export const partsOf = (field: string): string[] => field.match(/[^.[\]]+/g) ?? [];

/** The name of the whole body; a few bodies also have a field of this name. */
export const wholeBody = 'body';

/** Characters of a name or path that a message repeats. */
export const longestNamed = 200;

/** The name of a field by its parts, as in the parameter tables. */
export function nameOf(parts: readonly string[]): string {
  const name = parts.reduce((sofar, part) => {
    if (/^\d+$/.test(part)) return `${sofar}[${part}]`;
    return sofar ? `${sofar}.${part}` : part;
  }, '');
  return name.slice(0, longestNamed).toWellFormed() || wholeBody;
}

/** What a schema says of a field; undefined if it does not describe it. */
export function schemaAt(schema: unknown, parts: readonly string[]): Data | undefined {
  if (!isData(schema)) return undefined;
  const [part, ...rest] = parts;
  if (part === undefined) return schema;
  const { properties, items, additionalProperties } = schema;
  const own = isData(properties) && Object.hasOwn(properties, part) ? properties[part] : undefined;
  const others = /^\d+$/.test(part) && items !== undefined ? items : additionalProperties;
  const found = schemaAt(own ?? others, rest);
  if (found) return found;
  for (const composed of [schema.allOf, schema.oneOf, schema.anyOf].flat()) {
    const inside = schemaAt(composed, parts);
    if (inside) return inside;
  }
  return undefined;
}

export const valueAt = (value: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>(
    (sofar, part) =>
      typeof sofar === 'object' && sofar !== null && Object.hasOwn(sofar, part)
        ? Reflect.get(sofar, part)
        : undefined,
    value,
  );
