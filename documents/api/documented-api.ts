import { withoutLinks } from '#content/inline-links.ts';
import type {
  DocumentedApi,
  DocumentedCall,
  DocumentedCallback,
  DocumentedError,
  SandboxDefault,
} from '#contract/documented-api.ts';
import { allErrorsPlace, errorPlaces } from '../manuscripts/call-places.ts';
import { readErrors } from './errors.ts';
import { productNames } from './files.ts';
import { isRecord } from './is-record.ts';
import { type Operation, operationsOf, readOperation } from './operation.ts';
import { readDescription } from './read-description.ts';
import { sandboxDefaults } from './sandbox-defaults.ts';
import type { OperationObject, Parameter } from './schema.ts';
import { mapValues } from './shared-parts.ts';

/** Every call, callback and error of every product, for a server that behaves as documented. */
export function documentedApi(folder?: string): DocumentedApi {
  const operations = productNames(folder).flatMap((product) =>
    operationsOf(readDescription(product, folder)).map(({ source, isCallback }) => ({
      isCallback,
      operation: readOperation(`${product}/${source.operationId}`, 'en', folder),
    })),
  );
  const defaults = sandboxDefaults(operations.map(({ operation }) => operation));
  const errorsAt = errorPlaces();
  return {
    calls: operations
      .filter(({ isCallback }) => !isCallback)
      .map(({ operation }) => ({
        ...callOf(operation, defaults.get(operation.id)),
        errorsAt: errorsAt(operation.id),
      })),
    callbacks: operations
      .filter(({ isCallback }) => isCallback)
      .map(({ operation }) => callbackOf(operation)),
    errors: readErrors(folder).map(
      ({ code, status, means, remedy, retry, fields, names = false }): DocumentedError => ({
        code,
        status,
        msg: means.en,
        names,
        remedy: withoutLinks(remedy.en),
        retry,
        fields,
      }),
    ),
    errorsAt: allErrorsPlace,
  };
}

function callOf(
  operation: Operation,
  sandbox: SandboxDefault | undefined,
): Omit<DocumentedCall, 'errorsAt'> {
  const { id, product, method, path, keysInBody, right, contentType, errors, source } = operation;
  return {
    id,
    product,
    method,
    path,
    summary: source.summary,
    keysInBody,
    right,
    list: source['x-list'] && { field: source['x-list'].field, entry: source['x-list'].entry },
    idempotentBy: operation.idempotentBy,
    contentType: knownType(contentType),
    codes: [...errors.own, ...errors.common].map(({ code }) => code),
    entryCodes: errors.inside.map(({ code }) => code),
    inPath: parametersIn(source, 'path'),
    inQuery: parametersIn(source, 'query'),
    inBody: bodyOf(source),
    response: withoutTexts(firstMedia(source.responses['200']?.content)?.schema),
    requestExamples: operation.requestExamples.map(({ id, value }) => ({ id, value })),
    responseExamples:
      operation.responses
        .find(({ status }) => status === '200')
        ?.examples.map(({ id, value }) => ({ id, value })) ?? [],
    ...(sandbox && { sandbox }),
    sample: { path: sampleOf(source, 'path'), query: sampleOf(source, 'query') },
  };
}

const callbackOf = ({
  id,
  product,
  isSigned,
  event = '',
  requestExamples,
  source,
}: Operation): DocumentedCallback => ({
  id,
  product,
  event,
  isSigned,
  body: bodyOf(source) ?? {},
  examples: requestExamples.map(({ id, value }) => ({ id, value })),
});

function knownType(contentType: string | undefined): DocumentedCall['contentType'] {
  if (
    contentType === undefined ||
    contentType === 'application/json' ||
    contentType === 'multipart/form-data'
  )
    return contentType;
  throw new Error(`A body is JSON or has files, not ${contentType}.`);
}

const firstMedia = <Media>(content: Record<string, Media> | undefined): Media | undefined =>
  Object.values(content ?? {})[0];

function bodyOf(source: OperationObject) {
  const media = firstMedia(source.requestBody?.content);
  return media && withoutTexts(media.schema);
}

const parametersOf = ({ parameters = [] }: OperationObject, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place);

function parametersIn(source: OperationObject, place: Parameter['in']) {
  const parameters = parametersOf(source, place);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, withoutTexts(schema)]),
    ),
  };
}

/** Required parameters, and those that the samples send. */
const sampleOf = (source: OperationObject, place: Parameter['in']) =>
  Object.fromEntries(
    parametersOf(source, place)
      .filter(({ name, required }) => required || source['x-sample']?.includes(name))
      .map(({ name, example }) => [name, String(example)]),
  );

const texts = ['description', 'summary', 'example', 'examples', 'title'];

/** Keeps only keywords for validation. Names of properties are not keywords. */
function withoutTexts(schema: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return {};
  const kept = Object.entries(schema).filter(
    ([key]) => !texts.includes(key) && !key.startsWith('x-'),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'properties' && isRecord(value)) return [key, mapValues(value, withoutTexts)];
      if (key === 'const' || key === 'enum' || key === 'default') return [key, value];
      if (Array.isArray(value))
        return [key, value.map((part) => (isRecord(part) ? withoutTexts(part) : part))];
      return [key, isRecord(value) ? withoutTexts(value) : value];
    }),
  );
}
