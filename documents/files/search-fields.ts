import { documentWords } from '#content/interface/docs.ts';
import type { Locale } from '#contract/locale.ts';
import type { Field } from '../api/fields.ts';
import type { Operation } from '../api/operation.ts';
import { describeLimit } from '../pages/limits.ts';
import type { FieldSide, SearchField } from './search-record.ts';
import type { Described } from './write-search.ts';

/** Every field by its own name, with all places where it occurs. */
export function searchFields(described: readonly Described[], locale: Locale): SearchField[] {
  const words = documentWords[locale].limits;
  const found = new Map<string, SearchField>();
  described.forEach(({ operation }, document) => {
    for (const { field, side } of operation ? fieldsOf(operation) : []) {
      const { anchor, description: text, type } = field;
      const name = field.name.split('.').at(-1) ?? field.name;
      const limits = field.limits.map((limit) => sayLimit(limit, words)).join(' · ');
      const known = found.get(name) ?? { name, type, limits, text, places: [] };
      known.places.push({ document, anchor, name: field.name, text, side });
      found.set(name, known);
    }
  });
  return [...found.values()];
}

const fieldsOf = ({ host, parameters, responseFields }: Operation) => [
  ...parameters.flatMap(({ place, fields }) =>
    fields.map((field): { field: Field; side: FieldSide } => ({
      field,
      side: host ? place : 'callback',
    })),
  ),
  ...responseFields.map((field) => ({ field, side: 'response' as const })),
];

function sayLimit(...[limit, words]: Parameters<typeof describeLimit>): string {
  const { text, values } = describeLimit(limit, words);
  return [text, ...values].join(' ');
}
