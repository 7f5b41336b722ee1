import type { TryField } from '#documents/try/form-fields.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { readyFile } from './ready-file.ts';

/** What stands in the fields, by `keyOf`; files lie beside it. */
export type Values = Record<string, string>;
export type Files = Record<string, File>;

export const keyOf = ({ place, name }: Pick<TryField, 'place' | 'name'>): string =>
  `${place}-${name}`;

/** The examples; what an address brings along (`?messageId=…`) comes before them. */
export function startValues(call: TryCall, given: URLSearchParams, now = Date.now()): Values {
  const values = call.fields.map((field): [string, string] => {
    const brought = field.place === 'header' ? null : given.get(field.name);
    return [keyOf(field), brought ?? startOf(field, now)];
  });
  return Object.fromEntries(values);
}

/** An upload starts with a small file of the kind that its example names. */
export const startFiles = (call: TryCall): Files =>
  Object.fromEntries(
    call.fields.flatMap((field) => {
      const file = field.kind === 'file' && readyFile(field);
      return file ? [[keyOf(field), file] as const] : [];
    }),
  );

/** With a new name where a request must not repeat the one before, unless somebody typed one. */
export function freshened(call: TryCall, values: Values, now = Date.now()): Values {
  const renewed = call.fields.flatMap((field): [string, string][] =>
    field.isFresh && madeHere.test(values[keyOf(field)] ?? '')
      ? [[keyOf(field), startOf(field, now)]]
      : [],
  );
  return { ...values, ...Object.fromEntries(renewed) };
}

const madeHere = /^order-\d{13}$/;

const startOf = ({ example = '', kind, isFresh }: TryField, now: number): string => {
  if (isFresh && example) return `order-${now}`;
  return kind === 'file' ? '' : example;
};

/** The value that is sent; undefined leaves the field out. */
export function sentValue(field: TryField, text: string): unknown {
  const { kind, need } = field;
  if (text.trim() === '') return need === 'required' && isText(field) ? emptyOf(field) : undefined;
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : text;
    case 'yes-no':
      return text === 'true';
    case 'choice':
      return field.choices?.find((choice) => String(choice) === text) ?? text;
    case 'phones':
      return entriesOf(text);
    case 'json':
      return parsedOr(text);
    default:
      return text;
  }
}

/** Several numbers stand in one field, between commas or on lines of their own. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/[,;\n，；、]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const isText = ({ kind }: TryField): boolean =>
  ['text', 'long-text', 'phone', 'phones', 'mail'].includes(kind);

const emptyOf = ({ kind }: TryField) => (kind === 'phones' ? [] : '');

/** What is no JSON goes out as it was typed: the answer says what is wrong with it. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
