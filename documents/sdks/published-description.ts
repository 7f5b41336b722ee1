import { z } from 'zod/mini';
import { publishedSchema } from './published-schema.ts';

const link = z.object({ url: z.string() });

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema: publishedSchema,
});

const body = z.object({ content: z.record(z.string(), z.object({ schema: publishedSchema })) });

const operation = z.object({
  tags: z.array(z.string()),
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  externalDocs: z.optional(link),
  security: z.optional(z.array(z.record(z.string(), z.unknown()))),
  parameters: z.optional(z.array(z.union([z.object({ $ref: z.string() }), parameter]))),
  requestBody: z.optional(body),
  responses: z.object({ '200': z.optional(body) }),
});

export type PublishedOperation = z.infer<typeof operation>;
export type PublishedParameter = z.infer<typeof parameter>;
export type PublishedDescription = z.infer<typeof publishedDescription>;

/** What the packages take from a published description. */
export const publishedDescription = z.object({
  info: z.object({ summary: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string(), externalDocs: link })),
  paths: z.record(
    z.string(),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  webhooks: z.record(
    z.string(),
    z.object({
      post: z.object({
        operationId: z.string(),
        summary: z.string(),
        externalDocs: z.optional(link),
      }),
    }),
  ),
  components: z.object({
    /** Each is parsed when it is needed: most are of errors. */
    schemas: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), parameter),
  }),
});
