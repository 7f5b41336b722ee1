import { z } from 'zod';
import { errorsOf, needsKey, takesIdempotencyKey, takesKeysInBody } from './call-errors.ts';
import { completeCallback } from './complete-callback.ts';
import { completeSuccess } from './complete-success.ts';
import { errorResponses } from './error-responses.ts';
import type { ErrorCode } from './errors.ts';
import { isRecord } from './is-record.ts';
import { httpMethods } from './schema.ts';
import { mapValues, shared } from './shared-parts.ts';
import { type WrittenCall, writtenCall, writtenCallback } from './written.ts';

/** `open` resolves a reference. */
export type Sources = {
  errors: readonly ErrorCode[];
  open: (value: unknown) => unknown;
  /** Where the error codes of a call are described, up to the code. */
  errorsAt: (operationId: string) => string;
};

/**
 * Turns a description as authors write it into OpenAPI 3.1: keys and signing headers follow from
 * `security`, the envelope from `data`, error responses from the codes that a call can return.
 * References stay references.
 */
export function completeDescription(written: unknown, sources: Sources): Record<string, unknown> {
  if (!isRecord(written)) throw new Error('This is not a description.');
  return {
    ...written,
    paths: operations(written.paths, (operation, method, path) =>
      completeCall(read(writtenCall, operation), method, path, sources),
    ),
    webhooks: operations(written.webhooks, (operation) =>
      completeCallback(read(writtenCallback, operation)),
    ),
  };
}

function read<Schema extends z.core.$ZodType>(schema: Schema, operation: unknown) {
  const parsed = z.safeParse(schema, operation);
  if (parsed.success) return parsed.data;
  const name = isRecord(operation) ? operation.operationId : operation;
  throw new Error(`${name}: ${parsed.error.issues.map(sayIssue).join('; ')}`);
}

function sayIssue({ path, message }: z.core.$ZodIssue): string {
  const place = path.join('.');
  if (!message.endsWith('received undefined')) return place ? `${place}: ${message}` : message;
  return `${place} is missing: add ${whatToAdd[String(path.at(-1))] ?? 'it'}`;
}

/** What the keys hold that every call or callback must have. */
const whatToAdd: Record<string, string> = {
  operationId: 'a name that no other call has',
  summary: 'a sentence in English',
  description: 'a sentence in English',
  'x-zh': 'the same text in Chinese',
  security: '[{ signature: [] }]',
  examples: 'at least one example',
  data: 'the data of the example',
  value: 'the body of the example',
  responses: 'the successful response, under "200"',
  'x-data': 'the schema of data',
  'x-event': 'the name of the event',
};

type Complete = (operation: unknown, method: string, path: string) => unknown;

const operations = (items: unknown, complete: Complete) =>
  mapValues(isRecord(items) ? items : {}, (item, path) =>
    Object.fromEntries(
      httpMethods.flatMap((method) =>
        isRecord(item) && item[method] ? [[method, complete(item[method], method, path)]] : [],
      ),
    ),
  );

/** Each header that signs a request is a parameter for readers and a security scheme for programs. */
export const signingHeaders = {
  accessKey: 'AccessKey',
  timestamp: 'Timestamp',
  nonce: 'Nonce',
  signature: 'Signature',
} as const;

function completeCall(call: WrittenCall, method: string, path: string, sources: Sources) {
  const { requestBody, responses, parameters = [], security, ...rest } = call;
  const keysInBody = takesKeysInBody(call);
  const hasKey = needsKey(call);
  const signed = mapValues(signingHeaders, () => []);
  const errors = errorsOf(call, method, path, sources.errors);
  return {
    ...rest,
    'x-codes': mapValues(errors, (list) => list.map(({ code }) => code)),
    security: hasKey ? [signed, ...(keysInBody ? [{}] : [])] : [],
    parameters: [
      ...(hasKey ? Object.values(signingHeaders) : []).map((name) => ({
        ...shared('parameters', name),
        ...(keysInBody && { required: false }),
      })),
      ...(takesIdempotencyKey(call, method) ? [shared('parameters', 'IdempotencyKey')] : []),
      ...parameters,
    ],
    ...(requestBody && {
      requestBody: {
        required: true,
        content: mapValues(requestBody.content, (body) =>
          withName(keysInBody ? withKeys(body) : body),
        ),
      },
    }),
    responses: {
      '200': completeSuccess(call, responses['200'], errors),
      ...errorResponses(call, errors, sources),
    },
  };
}

type Body = NonNullable<WrittenCall['requestBody']>['content'][string];

const withName = ({ schema, examples }: Body) => ({
  schema: { ...schema, 'x-name': 'Request' },
  examples,
});

/** Version 1: the body of a request without a signature begins with both keys. */
function withKeys({ schema, examples }: Body): Body {
  if (!isRecord(schema.properties))
    throw new Error('The body of a call of version 1 lists its fields at the place.');
  const properties = {
    appKey: { ...shared('schemas', 'AppKey'), deprecated: true },
    appSecret: { ...shared('schemas', 'AppSecret'), deprecated: true },
    ...schema.properties,
  };
  return { schema: { ...schema, properties }, examples };
}
