import type { TryField } from '#documents/try/form-fields.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { parseJson } from './json.ts';
import { sampleFile } from './sample-file.ts';

/** The texts of the fields and the chosen files, by `keyOf`. */
export type Values = Record<string, string>;
export type Files = Record<string, File>;

export const keyOf = ({ place, name }: Pick<TryField, 'place' | 'name'>): string =>
  `${place}-${name}`;

/** The values of a form at first: query parameters of the page (`?messageId=…`), else examples. */
export function startValues(call: TryCall, given: URLSearchParams, now = Date.now()): Values {
  const values = call.fields.map((field): [string, string] => {
    const fromAddress = field.place === 'header' ? null : given.get(field.name);
    return [keyOf(field), fromAddress ?? startOf(field, now)];
  });
  return Object.fromEntries(values);
}

/** An upload starts with a small file of the type that its example names. */
export const startFiles = (call: TryCall): Files =>
  Object.fromEntries(
    call.fields.flatMap((field) => {
      const file = field.kind === 'file' && sampleFile(field);
      return file ? [[keyOf(field), file] as const] : [];
    }),
  );

/** Renews generated ids that must be unique per request; typed ones stay. */
export function withFreshIds(call: TryCall, values: Values, now = Date.now()): Values {
  const renewed = call.fields.flatMap((field): [string, string][] =>
    field.isFresh && generatedId.test(values[keyOf(field)] ?? '')
      ? [[keyOf(field), startOf(field, now)]]
      : [],
  );
  return { ...values, ...Object.fromEntries(renewed) };
}

const generatedId = /^order-\d{13}$/;

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
      // Invalid JSON is sent as typed: the response says what is wrong with it.
      return parseJson(text);
    default:
      return text;
  }
}

/** Several numbers in one field, separated by commas or line breaks. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/[,;\n，；、]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const isText = ({ kind }: TryField): boolean =>
  ['text', 'long-text', 'phone', 'phones', 'mail'].includes(kind);

const emptyOf = ({ kind }: TryField) => (kind === 'phones' ? [] : '');
