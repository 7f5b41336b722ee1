import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { apiFolder, readYaml } from './read-description.ts';

const bothLanguages = z.strictObject({ en: z.string(), zh: z.string() });

const errorCode = z.strictObject({
  code: z.int(),
  status: z.int(),
  /** Only for calls with this way of proving who calls. */
  for: z.optional(z.array(z.enum(['signed', 'keyed']))),
  means: bothLanguages,
  remedy: bothLanguages,
});

/** `product` is undefined for what belongs to all of them. */
export type ErrorCode = z.infer<typeof errorCode> & { product?: string };

/** Whether the same request may succeed later; otherwise it gets the same answer again. */
export const isWorthRetrying = ({ status }: ErrorCode): boolean => status === 429 || status >= 500;

/** One file per product, and `common.yaml`; in the order of their codes. */
export function readErrors(folder = apiFolder()): ErrorCode[] {
  const lists = join(folder, 'errors');
  return readdirSync(lists)
    .flatMap((file) => {
      const name = file.replace(/\.yaml$/, '');
      const product = name === 'common' ? undefined : name;
      return z
        .array(errorCode)
        .parse(readYaml(join(lists, file)))
        .map((error) => ({ ...error, product }));
    })
    .sort((one, other) => one.code - other.code);
}
