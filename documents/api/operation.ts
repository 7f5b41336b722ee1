import { sandboxProduct } from '#content/sandbox-product.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import type { CallErrors } from './call-errors.ts';
import { readErrors } from './errors.ts';
import { type Field, parameterField, schemaFields, textOf } from './fields.ts';
import { productNames } from './files.ts';
import { exampleWords, localizeExample } from './localize-examples.ts';
import { readDescription } from './read-description.ts';
import {
  type Description,
  type Example,
  httpMethods,
  type Media,
  type OperationObject,
} from './schema.ts';

/** A call, or a callback to the customer, as a document in one language shows it. */
export type Operation = {
  id: string;
  product: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Empty for callbacks: their URL is the customer's. */
  host: string;
  path: string;
  /** Every call with a key can be signed; a callback may have no signature. */
  isSigned: boolean;
  /** Version 1: keys among the fields of the body can take the place of a signature. */
  keysInBody: boolean;
  /** The right that the caller's key needs; a callback and a call without a key need none. */
  right?: OperationObject['x-right'];
  /** Requests per second and application; a callback has no such limit, the sandbox its own. */
  perSecond?: number;
  /** Retention of its records, in days. */
  keptDays?: number;
  /** What makes a repeated request idempotent for 24 hours; `orderId` if its keys are in the body. */
  idempotentBy?: 'Idempotency-Key' | 'orderId';
  /** The event name of a callback. */
  event?: string;
  parameters: { place: ParameterPlace; fields: Field[] }[];
  contentType?: string;
  requestExamples: NamedExample[];
  responses: { status: string; description: string; examples: NamedExample[] }[];
  responseFields: Field[];
  errors: CallErrors;
  /** The date of its last change. */
  changedOn: string;
  source: OperationObject;
};

export type ParameterPlace = 'header' | 'path' | 'query' | 'body';
export type NamedExample = { id: string; name: string; value: unknown };

/** The default number of requests per second. */
export const defaultPerSecond = 100;

/** Cached by identity: a description stays the same object until one of its files changes. */
const known = new WeakMap<Description, Map<string, Operation>>();

/** `name` is `product/operationId`. */
export function readOperation(name: string, locale: Locale, folder?: string): Operation {
  const [product = '', id = ''] = name.split('/');
  const description = readDescription(product, folder);
  const operations = known.get(description) ?? new Map<string, Operation>();
  known.set(description, operations);
  const key = `${id} ${locale}`;
  const operation =
    operations.get(key) ?? makeOperation({ product, id, locale, description, folder });
  operations.set(key, operation);
  return operation;
}

function makeOperation({
  product,
  id,
  locale,
  description,
  folder,
}: {
  product: string;
  id: string;
  locale: Locale;
  description: Description;
  folder: string | undefined;
}): Operation {
  const found = operationsOf(description).find(({ source }) => source.operationId === id);
  if (!found)
    throw new Error(`There is no operation ${product}/${id} in content/api/${product}.yaml.`);
  const { source, method, path, isCallback } = found;
  const [contentType, media] = Object.entries(source.requestBody?.content ?? {})[0] ?? [];
  const limits = source['x-limits'];
  const headers = (source.parameters ?? []).filter((parameter) => parameter.in === 'header');
  const examplesOf = (one: Media | undefined) =>
    namedExamples(one, locale, exampleWords(description, locale));
  const hasKey = headers.some((header) => header.name === 'Idempotency-Key');
  const needsKey = !isCallback && (source.security?.length ?? 0) > 0;

  return {
    id,
    product,
    method,
    host: isCallback ? '' : (description.servers[0]?.url ?? ''),
    path: isCallback ? '' : path,
    isSigned: isCallback ? headers.length > 0 : needsKey,
    keysInBody: (source.security?.length ?? 0) > 1,
    right: needsKey ? (source['x-right'] ?? (method === 'GET' ? 'read' : 'send')) : undefined,
    perSecond:
      isCallback || product === sandboxProduct
        ? undefined
        : (limits?.perSecond ?? defaultPerSecond),
    keptDays: limits?.keptDays,
    idempotentBy: source['x-idempotent'] ?? (hasKey ? 'Idempotency-Key' : undefined),
    event: source['x-event'],
    parameters: parametersOf(source, media, locale),
    contentType,
    requestExamples: examplesOf(media),
    responses: Object.entries(source.responses).map(([status, response]) => ({
      status,
      description: textOf(response, locale),
      examples: examplesOf(Object.values(response.content ?? {})[0]),
    })),
    responseFields: responseFields(source, locale),
    errors: errorsOf(source, folder),
    changedOn: source['x-history']?.[0]?.on ?? description.info['x-since'],
    source,
  };
}

/** `product/operationId` of every call, without callbacks. */
export const callNames = (products: readonly string[] = productNames()): string[] =>
  products.flatMap((product) =>
    operationsOf(readDescription(product))
      .filter(({ isCallback }) => !isCallback)
      .map(({ source }) => `${product}/${source.operationId}`),
  );

export const operationsOf = (description: Description) =>
  (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries(description[kind] ?? {}).flatMap(([path, item]) =>
      httpMethods.flatMap((method) => {
        const source = item[method];
        const upper = method.toUpperCase() as Operation['method'];
        return source ? [{ source, path, method: upper, isCallback: kind === 'webhooks' }] : [];
      }),
    ),
  );

function parametersOf(source: OperationObject, media: Media | undefined, locale: Locale) {
  const placed = (['header', 'path', 'query'] as const).map((place) => ({
    place,
    fields: (source.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter) => parameterField(parameter, locale)),
  }));
  const body = media ? schemaFields(media.schema, 'body', locale) : [];
  return [...placed, { place: 'body' as const, fields: body }].filter(
    ({ fields }) => fields.length > 0,
  );
}

function responseFields(source: OperationObject, locale: Locale): Field[] {
  const success = Object.entries(source.responses).find(([status]) => status.startsWith('2'));
  const media = Object.values(success?.[1].content ?? {})[0];
  return media ? schemaFields(media.schema, 'response', locale) : [];
}

function errorsOf({ 'x-codes': codes }: OperationObject, folder?: string): CallErrors {
  const all = readErrors(folder);
  const named = (list: readonly number[] = []) =>
    list.flatMap((code) => all.find((error) => error.code === code) ?? []);
  return {
    own: named(codes?.own),
    inside: named(codes?.inside),
    common: named(codes?.common),
  };
}

const namedExamples = (
  media: Media | undefined,
  locale: Locale,
  words: Readonly<Record<string, string>>,
): NamedExample[] =>
  Object.entries(media?.examples ?? {}).map(([id, example]) => ({
    id,
    name: example[nameKeys[locale]],
    value: localizeExample(example.value, words),
  }));

const nameKeys = { en: 'summary', zh: 'x-zh' } as const satisfies Localized<keyof Example>;
