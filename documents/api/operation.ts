import type { Locale, Localized } from '#contract/locale.ts';
import { type ErrorCode, readErrors } from './errors.ts';
import { type Field, parameterField, schemaFields, textOf } from './fields.ts';
import { readDescription } from './read-description.ts';
import {
  type Description,
  type Example,
  httpMethods,
  type Media,
  type OperationObject,
} from './schema.ts';

/** A call, or a call back to the customer, as a document in one language shows it. */
export type Operation = {
  id: string;
  product: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Empty for what we call back: its address is the customer's. */
  host: string;
  path: string;
  /** How the caller proves who it is: a signature, keys among the fields, or not at all. */
  auth: 'signed' | 'keyed' | 'none';
  parameters: { place: ParameterPlace; fields: Field[] }[];
  contentType?: string;
  requestExamples: NamedExample[];
  responses: { status: string; description: string; examples: NamedExample[] }[];
  responseFields: Field[];
  errors: ErrorCode[];
  source: OperationObject;
};

export type ParameterPlace = 'header' | 'path' | 'query' | 'body';
export type NamedExample = { id: string; name: string; value: unknown };

/** `name` is `product/operationId`. */
export function readOperation(name: string, locale: Locale, folder?: string): Operation {
  const [product = '', id = ''] = name.split('/');
  const description = readDescription(product, folder);
  const found = operationsOf(description).find(({ source }) => source.operationId === id);
  if (!found) throw new Error(`There is no operation ${name} in content/api/${product}.yaml.`);
  const { source, method, path, isCallback } = found;
  const auth = authOf(source);
  const [contentType, media] = Object.entries(source.requestBody?.content ?? {})[0] ?? [];

  return {
    id,
    product,
    method,
    host: isCallback ? '' : (description.servers[0]?.url ?? ''),
    path: isCallback ? '' : path,
    auth,
    parameters: parametersOf(source, media, locale),
    contentType,
    requestExamples: namedExamples(media, locale),
    responses: Object.entries(source.responses).map(([status, response]) => ({
      status,
      description: textOf(response, locale),
      examples: namedExamples(Object.values(response.content ?? {})[0], locale),
    })),
    responseFields: responseFields(source, locale),
    errors: isCallback ? [] : errorsOf(source, auth, folder),
    source,
  };
}

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

const authOf = (source: OperationObject): Operation['auth'] => {
  if (source.security?.some((way) => 'signature' in way)) return 'signed';
  const media = Object.values(source.requestBody?.content ?? {})[0];
  const fields = media ? schemaFields(media.schema, 'body', 'en') : [];
  return fields.some(({ name }) => name === 'appSecret') ? 'keyed' : 'none';
};

/** Those of all products first, then the operation's own. */
function errorsOf(source: OperationObject, auth: Operation['auth'], folder?: string): ErrorCode[] {
  const all = readErrors(folder);
  const own = source['x-errors'] ?? [];
  const missing = own.find((code) => !all.some((error) => error.code === code));
  if (missing)
    throw new Error(`${source.operationId}: error ${missing} is not in content/api/errors.`);
  return all.filter(
    (error) =>
      own.includes(error.code) ||
      (!error.product && (!error.for || error.for.some((way) => way === auth))),
  );
}

const namedExamples = (media: Media | undefined, locale: Locale): NamedExample[] =>
  Object.entries(media?.examples ?? {}).map(([id, example]) => ({
    id,
    name: example[nameKeys[locale]],
    value: example.value,
  }));

const nameKeys = { en: 'summary', zh: 'x-zh' } as const satisfies Localized<keyof Example>;
