import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { apiFolder, readYaml } from './files.ts';

const bothLanguages = z.strictObject({ en: z.string(), zh: z.string() });

/**
 * What a call must be like for a code of all products. `id`: its path names a thing of ours; where
 * an id stands elsewhere, the call names the code itself.
 */
export const traits = [
  'signed',
  'keyed',
  'body',
  'json',
  'charged',
  'idempotent',
  'list',
  'id',
  'product',
] as const;
export type Trait = (typeof traits)[number];

/** Change the request; wait for Retry-After; wait for something outside; a person must act. */
export const retries = ['no', 'wait', 'later', 'ask'] as const;
export type Retry = (typeof retries)[number];

const errorCode = z.strictObject({
  code: z.int(),
  status: z.int(),
  retry: z.enum(retries),
  /** All of these must hold for a call; only codes of all products have it. */
  when: z.optional(z.array(z.enum(traits))),
  /** What a call must take for a code of a product: one of these fields. */
  fields: z.optional(z.array(z.string())),
  /** It never answers a whole request: it stands in `data.rejected` alone. */
  inside: z.optional(z.literal(true)),
  /** Its `msg` names the field that is wrong. */
  names: z.optional(z.literal(true)),
  means: bothLanguages,
  remedy: bothLanguages,
});

/** `product` is undefined for what belongs to all of them. */
export type ErrorCode = z.infer<typeof errorCode> & { product?: string };

export const errorFiles = (folder = apiFolder()): string[] =>
  readdirSync(join(folder, 'errors')).map((file) => `errors/${file}`);

/** One file per product, and `common.yaml`; in the order of their codes. */
export const readErrors = (folder = apiFolder()): ErrorCode[] =>
  errorFiles(folder)
    .flatMap((file) => {
      const name = file.replace(/^errors\/|\.yaml$/g, '');
      const product = name === 'common' ? undefined : name;
      return checked(readYaml(join(folder, file))).map((error) => ({ ...error, product }));
    })
    .sort((one, other) => one.code - other.code);

const known = new WeakMap<object, z.infer<typeof errorCode>[]>();

/** A file's value stays the same object until it changes, and every call asks for its codes. */
function checked(value: unknown): z.infer<typeof errorCode>[] {
  if (!Array.isArray(value)) return z.array(errorCode).parse(value);
  const codes = known.get(value) ?? z.array(errorCode).parse(value);
  known.set(value, codes);
  return codes;
}

export const messageOf = ({ means, names }: ErrorCode, field?: string): string =>
  names && field ? means.en.replace(/\.$/, `: ${field}.`) : means.en;
