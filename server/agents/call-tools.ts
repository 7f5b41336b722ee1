import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import type { AgentRequest } from './agent-server.ts';
import { documentOf } from './call-places.ts';
import { findCall } from './find-call.ts';
import { metered } from './metered.ts';
import { ToolRefusal } from './tool-refusal.ts';
import { resultOf } from './tool-result.ts';

/** How every tool takes a call. */
export const callName = z
  .string()
  .max(200)
  .describe('The operation id, such as smsSendV2, or method and path, such as POST /voice/otp.');

const outline = {
  id: z.string(),
  method: z.string(),
  path: z.string(),
  product: z.string(),
  summary: z.string(),
};
const schema = z.record(z.string(), z.unknown());
const error = z.object({
  code: z.int(),
  status: z.int(),
  msg: z.string(),
  retry: z.string(),
});

const listed = resultOf({ calls: z.array(z.object(outline)) });
const described = resultOf({
  ...outline,
  document: z.string(),
  right: z.string().optional().describe('The right that the key needs, unless none is needed.'),
  contentType: z.string().optional(),
  idempotency: z.string(),
  parameters: z.object({ path: schema, query: schema, body: schema.optional() }),
  example: schema,
  response: z.unknown(),
  errors: z.array(error),
  errorsOfEntries: z.array(error).optional(),
});

/** Tools that say which calls there are and what one takes. */
export function registerCallTools(server: McpServer, request: AgentRequest): void {
  const { api, context } = request;

  server.registerTool(
    'list_calls',
    {
      title: 'List calls',
      description: 'Lists the calls of the API, all or some: operation id, method, path, summary.',
      inputSchema: z.object({
        product: z.string().max(64).optional().describe('Only of this product, such as sms.'),
        word: z.string().max(64).optional().describe('Only with this word in id, path or summary.'),
      }),
      outputSchema: listed,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    metered(request, 'read', ({ product, word }) => {
      if (product !== undefined) requireProduct(api, product);
      return {
        calls: api.calls
          .filter((call) => product === undefined || call.product === product)
          .map(outlineOf)
          .filter((call) => word === undefined || hasWord(call, word)),
      };
    }),
  );

  server.registerTool(
    'describe_call',
    {
      title: 'Describe a call',
      description:
        'Describes one call: the schema of its request, an example to send with call_sandbox, its error codes and whether to retry, an example of the response, idempotency, and the link to its document.',
      inputSchema: z.object({ call: callName }),
      outputSchema: described,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    metered(request, 'read', ({ call: name }) => {
      const call = findCall(api, name);
      const { right, contentType, codes, entryCodes, responseExamples } = call;
      return {
        ...outlineOf(call),
        document: context.env.publicUrl + documentOf(call),
        right,
        ...(contentType && { contentType }),
        idempotency: idempotencyOf(call),
        parameters: parametersOf(call),
        example: exampleOf(call),
        response: responseExamples[0]?.value ?? null,
        errors: errorsOf(api, codes),
        ...(entryCodes.length > 0 && { errorsOfEntries: errorsOf(api, entryCodes) }),
      };
    }),
  );
}

const outlineOf = ({ id, method, path, product, summary }: DocumentedCall) => ({
  ...{ id, method, path, product, summary },
});

const hasWord = ({ id, path, summary }: ReturnType<typeof outlineOf>, word: string): boolean =>
  [id, path, summary].some((text) => text.toLowerCase().includes(word.toLowerCase()));

function requireProduct({ calls }: DocumentedApi, product: string): void {
  const products = new Set(calls.map((call) => call.product));
  if (!products.has(product))
    throw new ToolRefusal(
      `There is no product ${product}. The products are ${[...products].join(', ')}.`,
    );
}

const idempotencyOf = ({ idempotentBy }: DocumentedCall): string =>
  idempotentBy
    ? 'The same idempotencyKey (header Idempotency-Key) gives the first response again for 24 hours.'
    : 'It takes no idempotency key: repeating it does no harm.';

/** Without the keys of version 1: these tools sign. */
const parametersOf = ({ inPath, inQuery, inBody }: DocumentedCall) => ({
  path: inPath,
  query: inQuery,
  ...(inBody && {
    body: {
      ...inBody,
      ...(inBody.properties !== undefined && { properties: withoutKeys(inBody.properties) }),
    },
  }),
});

/** A complete `input` of `call_sandbox`. */
const exampleOf = ({ sample, requestExamples }: DocumentedCall) => ({
  ...sample.path,
  ...sample.query,
  ...withoutKeys(requestExamples[0]?.value),
});

function withoutKeys(fields: unknown): Record<string, unknown> {
  const { appKey, appSecret, ...rest } = Object(fields);
  return rest;
}

const errorsOf = ({ errors }: DocumentedApi, codes: readonly number[]) =>
  errors
    .filter(({ code }) => codes.includes(code))
    .map(({ code, status, msg, retry }) => ({ code, status, msg, retry }));
