import { isDeepStrictEqual } from 'node:util';
import type { Field } from './model.ts';
import type { PublishedSchema } from './published-schema.ts';

/** An object with the fields of all its parts. */
export type Flat = { properties: Record<string, PublishedSchema>; required: string[] };

/** The fields that every branch has with the same type; required if they are in each. */
export function commonFields([first = [], ...others]: readonly Field[][]): Field[] {
  return first.flatMap((field) => {
    const same = others.flatMap(
      (fields) =>
        fields.find(
          ({ name, type }) => name === field.name && isDeepStrictEqual(type, field.type),
        ) ?? [],
    );
    if (same.length < others.length) return [];
    return [{ ...field, isRequired: [field, ...same].every(({ isRequired }) => isRequired) }];
  });
}

/** Fields that at least two branches have, always in the same form. */
export const repeatedFields = (branches: readonly Flat[]): string[] =>
  [...new Set(branches.flatMap(({ properties }) => Object.keys(properties)))].filter((name) => {
    const forms = branches.flatMap(({ properties }) => properties[name] ?? []);
    return forms.length > 1 && forms.every((form) => isDeepStrictEqual(form, forms[0]));
  });
