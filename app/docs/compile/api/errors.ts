import { join } from 'node:path';
import { z } from 'zod/mini';
import { apiFolder, readYaml } from './read-description.ts';

const bothLanguages = z.strictObject({ en: z.string(), zh: z.string() });

const errorCode = z.strictObject({
  code: z.int(),
  status: z.int(),
  /** The product it belongs to; without one it belongs to all. */
  product: z.optional(z.string()),
  /** Only for calls with this way of proving who calls. */
  for: z.optional(z.array(z.enum(['signed', 'keyed']))),
  means: bothLanguages,
  remedy: bothLanguages,
});

export type ErrorCode = z.infer<typeof errorCode>;

export const readErrors = (folder = apiFolder()): ErrorCode[] =>
  z.array(errorCode).parse(readYaml(join(folder, 'errors.yaml')));
