import { withoutLinks } from '#content/inline-links.ts';
import type { Locale } from '#contract/locale.ts';
import { merged, schemaFields, textOf } from '../api/fields.ts';
import { isRecord } from '../api/is-record.ts';
import type { Operation } from '../api/operation.ts';
import type { Schema } from '../api/schema.ts';
import { jsonText } from '../samples/literal.ts';

export type FieldKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'choice'
  | 'yes-no'
  | 'phone'
  | 'phones'
  | 'mail'
  | 'callback'
  | 'file'
  | 'json';

/** One field of the form. Input is text; its kind determines what is sent. */
export type TryField = {
  name: string;
  place: 'path' | 'query' | 'body' | 'header';
  need: 'required' | 'conditional' | 'optional';
  kind: FieldKind;
  /** Visible immediately; the others are in a fold. */
  isOpen: boolean;
  /** The value that the field starts with. */
  example?: string;
  /** A short description. */
  about: string;
  /** The recipient in this field determines the outcome of the request. */
  hasOutcomes?: true;
  /** A text that is sent as SMS. */
  isSms?: true;
  /**
   * Needs a new value each time: a second request with the same value would get the first response.
   */
  isFresh?: true;
  choices?: (string | number)[];
  length?: Range;
  items?: Range;
  value?: Range;
  pattern?: string;
};

export type Range = { from?: number; to?: number };

/** Filled in by the page itself: the signature's headers, and the keys of version 1. */
const ofSession = /^(X-(Access-Key|Timestamp|Nonce|Signature)|appKey|appSecret)$/;

/** The fields of the form, in the order of the tables, headers last. */
export function formFields(
  operation: Operation,
  /** The recipient that the form starts with, if recipients determine the outcome. */
  first: string | undefined,
  locale: Locale,
): TryField[] {
  const { source, requestExamples } = operation;
  const parameters = (source.parameters ?? []).map((parameter) => {
    const isInSample = parameter.required || source['x-sample']?.includes(parameter.name);
    return {
      name: parameter.name,
      place: parameter.in,
      schema: parameter.schema,
      need: parameter.required ? ('required' as const) : ('optional' as const),
      description: textOf(parameter, locale),
      example: isInSample ? parameter.example : undefined,
    };
  });
  const body = bodyParts(operation, requestExamples[0]?.value, locale);
  const inPlace = (place: TryField['place']) => parameters.filter((one) => one.place === place);
  return [...inPlace('path'), ...inPlace('query'), ...body, ...inPlace('header')]
    .filter(({ name }) => !ofSession.test(name))
    .map((part) => fieldOf(part, operation, first));
}

type Part = {
  name: string;
  place: TryField['place'];
  schema: Schema;
  need: TryField['need'];
  description: string;
  example: unknown;
};

function bodyParts({ source, contentType }: Operation, example: unknown, locale: Locale): Part[] {
  const schema = contentType ? source.requestBody?.content[contentType]?.schema : undefined;
  if (!schema) return [];
  const whole = merged(schema);
  const values = isRecord(example) ? example : {};
  const conditional = new Set(
    schemaFields(schema, 'body', locale).flatMap((row) => (row.isConditional ? row.name : [])),
  );
  return Object.entries(whole.properties).map(([name, property]) => ({
    name,
    place: 'body',
    schema: merged(property),
    need: whole.required.includes(name)
      ? 'required'
      : conditional.has(name)
        ? 'conditional'
        : 'optional',
    description: textOf(merged(property), locale),
    example: values[name],
  }));
}

function fieldOf(part: Part, operation: Operation, first: string | undefined): TryField {
  const { name, place, schema, need, example } = part;
  const kind = kindOf(part);
  const hasOutcomes = first !== undefined && place === 'body' && recipients.test(name);
  const isFresh = name === operation.idempotentBy && place === 'body';
  return {
    name,
    place,
    need,
    kind,
    isOpen: need === 'required' || example !== undefined || kind === 'callback',
    about: beginning(part.description),
    // Without a callback URL callbacks come to the page.
    ...(example !== undefined &&
      kind !== 'callback' && {
        example: hasOutcomes ? first : written(first ? untied(example) : example, kind),
      }),
    ...(hasOutcomes && { hasOutcomes: true as const }),
    ...(name === 'content' && textProducts.includes(operation.product) && { isSms: true as const }),
    ...(isFresh && { isFresh: true as const }),
    ...limitsOf(schema, kind),
  };
}

const recipients = /^(phones?|recipient|email)$/;
const textProducts = ['sms', 'did-number'];
const numbers = /^(phones?|users?|recipient|callerIds?)$/;
const numberPattern = String.raw`^[1-9]\d{6,14}$`;
const possible = new RegExp(numberPattern);
const longText = 200;

function kindOf({ name, schema, place }: Part): FieldKind {
  const isNumber = ({ pattern, format }: Schema) => pattern === numberPattern || format === 'phone';
  const { type, items, format, maxLength = 0 } = schema;
  if (format === 'binary') return 'file';
  if (schema.enum) return 'choice';
  if (type === 'boolean') return 'yes-no';
  if (type === 'integer' || type === 'number') return 'number';
  if (items?.type === 'string' && !items.enum && (isNumber(items) || numbers.test(name)))
    return 'phones';
  if (type !== 'string') return 'json';
  if (name === 'callbackUrl') return 'callback';
  if (name === 'email' || format === 'email') return 'mail';
  if (isNumber(schema) || (numbers.test(name) && !schema.pattern)) return 'phone';
  return maxLength > longText && !format && !schema.pattern && place === 'body'
    ? 'long-text'
    : 'text';
}

/** Removes what belongs to the example's recipient, which the form replaces. */
function untied(example: unknown): unknown {
  if (!isRecord(example)) return example;
  const { journeyToken, ...others } = example;
  return others;
}

/** An example value as text in its form field. */
function written(example: unknown, kind: FieldKind): string {
  // Some examples contain an invalid or duplicate number.
  if (kind === 'phones' && Array.isArray(example))
    return [...new Set(example)].filter((one) => possible.test(one)).join(', ');
  if (kind === 'json') return jsonText(example);
  return String(example);
}

function limitsOf(schema: Schema, kind: FieldKind) {
  const range = (from?: number, to?: number): Range | undefined =>
    from === undefined && to === undefined ? undefined : { from, to };
  return {
    choices: schema.enum?.map((one) => (typeof one === 'number' ? one : String(one))),
    length: range(schema.minLength, schema.maxLength),
    items: kind === 'phones' ? range(schema.minItems, schema.maxItems) : undefined,
    value: range(schema.minimum, schema.maximum),
    pattern: kind === 'phone' || kind === 'callback' ? undefined : schema.pattern,
  };
}

/** The description up to the first pause of its first sentence. */
const beginning = (description: string): string =>
  (withoutLinks(description).split(/[.:;,(。：；，（]/)[0] ?? '').replaceAll('`', '').trim();
