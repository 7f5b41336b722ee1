import { z } from 'zod';

/**
 * A call or a callback as its author writes it: OpenAPI, without what can be derived. See
 * `complete.ts` for what is added.
 */
const schema = z.record(z.string(), z.unknown());

const example = z.strictObject({
  summary: z.string(),
  'x-zh': z.string(),
  data: z.unknown(),
  /** The time of a callback's event. */
  occurredAt: z.optional(z.string()),
});

const bodyExample = z.strictObject({
  summary: z.string(),
  'x-zh': z.string(),
  value: z.record(z.string(), z.unknown()),
});

const success = z.strictObject({
  description: z.string(),
  'x-zh': z.string(),
  /** The schema of `data`, of one record of a page, of one accepted entry of a list. */
  'x-data': z.optional(schema),
  'x-records': z.optional(schema),
  'x-accepted': z.optional(schema),
  examples: z.record(z.string(), example),
});

const change = z.strictObject({
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  en: z.string(),
  zh: z.string(),
});

const described = {
  operationId: z.string(),
  summary: z.string(),
  'x-zh': z.string(),
  /** Changes since it was published, newest first. */
  'x-history': z.optional(z.array(change)),
};

/** The value `$now` is the time of the request or step. */
const fieldValues = z.record(z.string(), z.unknown());

const sandbox = z.strictObject({
  record: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** By default the last parameter in the path of a call that reads, changes or removes it. */
  id: z.optional(z.string()),
  /** The field with the time at which it was created: by default `createdAt`. */
  createdAt: z.optional(z.string()),
  set: z.optional(fieldValues),
  steps: z.optional(
    z.array(
      z.strictObject({
        after: z.string().regex(/^\d+(ms|s|min|h|d)$/),
        set: z.optional(fieldValues),
        callback: z.optional(z.string()),
      }),
    ),
  ),
  /** Names of response examples: by default all of a call that reads or lists. */
  seeds: z.optional(z.array(z.string())),
});

export const writtenCall = z.strictObject({
  ...described,
  /** Empty: the call needs no key. */
  security: z.union([
    z.tuple([
      z.union([z.strictObject({ signature: z.tuple([]) }), z.strictObject({ keys: z.tuple([]) })]),
    ]),
    z.tuple([]),
  ]),
  'x-limits': z.optional(
    z.strictObject({
      perSecond: z.optional(z.int()),
      keptDays: z.optional(z.int()),
    }),
  ),
  /** The right a key needs: by default `read` for `GET`, else `send`. */
  'x-right': z.optional(z.enum(['send', 'read', 'manage'])),
  /** The call is charged, so the balance is checked. */
  'x-charged': z.optional(z.literal(true)),
  /** The field that makes a repeated request idempotent if its keys are in the body. */
  'x-idempotent': z.optional(z.literal('orderId')),
  /** Each entry of this field is checked separately; `entry` names it in `data.rejected`. */
  'x-list': z.optional(
    z.strictObject({ field: z.string(), entry: z.string(), errors: z.array(z.int()) }),
  ),
  'x-errors': z.optional(z.array(z.int())),
  /** The sandbox behaviour unless a rule in code replaces it: see docs/writing-documents.md. */
  'x-sandbox': z.optional(sandbox),
  /** The optional parameters that the samples send. */
  'x-sample': z.optional(z.array(z.string())),
  parameters: z.optional(z.array(schema)),
  requestBody: z.optional(
    z.strictObject({
      content: z.record(
        z.string(),
        z.strictObject({ schema, examples: z.record(z.string(), bodyExample) }),
      ),
    }),
  ),
  responses: z.strictObject({ '200': success }),
});

export const writtenCallback = z.strictObject({
  ...described,
  'x-event': z.string(),
  /** Empty: the callback is not signed. */
  security: z.union([z.tuple([z.strictObject({ callback: z.tuple([]) })]), z.tuple([])]),
  'x-data': schema,
  examples: z.record(z.string(), example),
});

export type WrittenCall = z.infer<typeof writtenCall>;
export type WrittenCallback = z.infer<typeof writtenCallback>;
