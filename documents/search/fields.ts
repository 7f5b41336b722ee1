import { withoutLinks } from '#content/inline-links.ts';
import { documentWords } from '#content/interface/document.ts';
import { localeSettings } from '#content/locale-settings.ts';
import type { Locale } from '#contract/locale.ts';
import type { Field } from '../api/fields.ts';
import { describeLimit } from '../pages/limits.ts';
import type { FieldSide, SearchField } from './search-record.ts';
import type { Described } from './write-search.ts';

/** Every field by its own name, with all its occurrences. */
export function searchFields(described: readonly Described[], locale: Locale): SearchField[] {
  const words = documentWords[locale].limits;
  const found = new Map<string, SearchField>();
  described.forEach(({ operations }, document) => {
    for (const { field, side, lead } of operations.flatMap(fieldsOf)) {
      const { type } = field;
      const anchor = lead + field.anchor;
      const text = textOf(field);
      const name = field.name.split('.').at(-1) ?? field.name;
      const limits = field.limits
        .map((limit) => sayLimit(limit, words))
        .join(localeSettings[locale].dot);
      const known = found.get(name) ?? { name, type, limits, text, places: [] };
      known.places.push({ document, anchor, name: field.name, text, side });
      found.set(name, known);
    }
  });
  return [...found.values()];
}

const fieldsOf = ({
  operation: { host, parameters, responseFields },
  lead,
}: Described['operations'][number]) => [
  ...parameters.flatMap(({ place, fields }) =>
    fields.map((field): { field: Field; side: FieldSide; lead: string } => ({
      field,
      side: host ? place : 'callback',
      lead,
    })),
  ),
  ...responseFields.map((field) => ({ field, side: 'response' as const, lead })),
];

/** The description of a field, and its values; statuses and reasons are explained by cards. */
const textOf = ({ name, description, values }: Field): string =>
  withoutLinks(
    [
      description,
      ...values.map(({ value, means }) => (isStated.test(name) ? value : `${value} ${means}`)),
    ].join(' '),
  );

const isStated = /(^|[.a-z])([sS]tatus|[rR]eason)$/;

function sayLimit(...[limit, words]: Parameters<typeof describeLimit>): string {
  const { text, values } = describeLimit(limit, words);
  return [text, ...values].join(' ');
}
