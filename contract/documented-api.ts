import * as z from 'zod/mini';

/**
 * The documented API as the build passes it to the server: calls that the sandbox serves, with the
 * schemas of requests and answers (JSON Schema, without descriptions).
 */
const schema = z.record(z.string(), z.unknown());

const example = z.object({ id: z.string(), value: z.unknown() });

export const keyRights = ['send', 'read', 'manage'] as const;
export type KeyRight = (typeof keyRights)[number];

/** The default behaviour of a call without a rule in code, resolved from its `x-sandbox`. */
const sandboxDefault = z.object({
  verb: z.enum(['create', 'read', 'list', 'change', 'remove']),
  /** The kind of record, such as `sms.message`. */
  record: z.string(),
  /** The field with the record's id; none where an application has one record of the kind. */
  id: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  /** Fields of the request that hold the id of a record, and the kind of that record. */
  ids: z.record(z.string(), z.string()),
  set: schema,
  steps: z.array(z.object({ afterMs: z.int(), set: schema, callback: z.optional(z.string()) })),
  /** The response examples whose records every application starts with. */
  seeds: z.array(z.string()),
});

const documentedCall = z.object({
  id: z.string(),
  product: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** With placeholders: `{messageId}`. */
  path: z.string(),
  /** One sentence in English. */
  summary: z.string(),
  /** Version 1: keys among the fields of the body can take the place of a signature. */
  keysInBody: z.boolean(),
  /** The right that the key needs; missing for a call that needs no key. */
  right: z.optional(z.enum(keyRights)),
  /** The field of the body whose entries are processed independently. */
  list: z.optional(z.object({ field: z.string(), entry: z.string() })),
  /** `orderId` if the keys are in the body, else always the header. */
  idempotentBy: z.optional(z.enum(['Idempotency-Key', 'orderId'])),
  contentType: z.optional(z.enum(['application/json', 'multipart/form-data'])),
  /** Error codes of the whole request, and those of a single entry. */
  codes: z.array(z.int()),
  entryCodes: z.array(z.int()),
  /** The path of their description in English, up to the code: `…/mt-sending-v2#error-`. */
  errorsAt: z.string(),
  inPath: schema,
  inQuery: schema,
  inBody: z.optional(schema),
  response: schema,
  requestExamples: z.array(example),
  responseExamples: z.array(example),
  sandbox: z.optional(sandboxDefault),
  /** Path, query and headers of the first example. */
  sample: z.object({
    path: z.record(z.string(), z.string()),
    query: z.record(z.string(), z.string()),
  }),
});

const documentedCallback = z.object({
  id: z.string(),
  product: z.string(),
  event: z.string(),
  isSigned: z.boolean(),
  body: schema,
  examples: z.array(example),
});

const documentedError = z.object({
  code: z.int(),
  status: z.int(),
  /** The text of the code in English, as answers contain it. */
  msg: z.string(),
  /** Whether the message names the wrong field. */
  names: z.boolean(),
  /** How to correct the error, and whether a retry helps. */
  remedy: z.string(),
  retry: z.enum(['no', 'wait', 'later', 'ask']),
  /** For a code of a product: the fields that it can be about. */
  fields: z.optional(z.array(z.string())),
});

export const documentedApi = z.object({
  calls: z.array(documentedCall),
  callbacks: z.array(documentedCallback),
  errors: z.array(documentedError),
  /** The path of the list of all codes, up to the code. */
  errorsAt: z.string(),
});

export type DocumentedApi = z.output<typeof documentedApi>;
export type DocumentedCall = z.output<typeof documentedCall>;
export type SandboxDefault = z.output<typeof sandboxDefault>;
export type DocumentedCallback = z.output<typeof documentedCallback>;
export type DocumentedError = z.output<typeof documentedError>;
