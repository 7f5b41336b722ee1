import { z } from 'zod/mini';

/** The part of JSON Schema that published files use. */
export type PublishedSchema = {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, PublishedSchema>;
  required?: string[];
  items?: PublishedSchema;
  additionalProperties?: boolean | PublishedSchema;
  allOf?: PublishedSchema[];
  oneOf?: PublishedSchema[];
  anyOf?: PublishedSchema[];
  enum?: (string | number)[];
  const?: string | number | boolean;
  format?: string;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  'x-enumDescriptions'?: Record<string, string>;
};

const inside = z.lazy(() => publishedSchema);

export const publishedSchema: z.ZodMiniType<PublishedSchema> = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.string()),
  description: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), inside)),
  required: z.optional(z.array(z.string())),
  items: z.optional(inside),
  additionalProperties: z.optional(z.union([z.boolean(), inside])),
  allOf: z.optional(z.array(inside)),
  oneOf: z.optional(z.array(inside)),
  anyOf: z.optional(z.array(inside)),
  enum: z.optional(z.array(z.union([z.string(), z.number()]))),
  const: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  format: z.optional(z.string()),
  discriminator: z.optional(
    z.object({ propertyName: z.string(), mapping: z.record(z.string(), z.string()) }),
  ),
  'x-enumDescriptions': z.optional(z.record(z.string(), z.string())),
});
