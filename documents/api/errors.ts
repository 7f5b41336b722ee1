import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { apiFolder, readYaml } from './files.ts';

const bothLanguages = z.strictObject({ en: z.string(), zh: z.string() });

/**
 * Traits of a call that make a common code possible. `id`: its path contains one of our ids; if an
 * id is elsewhere, the call lists the code itself.
 */
export const traits = [
  'key',
  'body',
  'json',
  'charged',
  'idempotent',
  'list',
  'id',
  'product',
] as const;
export type Trait = (typeof traits)[number];

/** Change the request; repeat it after a while; wait for an external change; a person must act. */
export const retries = ['no', 'wait', 'later', 'ask'] as const;
export type Retry = (typeof retries)[number];

const errorCode = z.strictObject({
  code: z.int(),
  /** Its name in programs, unique in its file. */
  constant: z.string().check(z.regex(/^[A-Z][A-Z_]+$/)),
  status: z.int(),
  retry: z.enum(retries),
  /** All of these traits are required; only for common codes. */
  when: z.optional(z.array(z.enum(traits))),
  /** One of these fields is required in a call for a product's code. */
  fields: z.optional(z.array(z.string())),
  /** Never refuses a whole request: only occurs in `data.rejected`. */
  inside: z.optional(z.literal(true)),
  /** Answered where there is no call: the document of no call lists it. */
  outside: z.optional(z.literal(true)),
  /** The `msg` of the response names the invalid field. */
  names: z.optional(z.literal(true)),
  means: bothLanguages,
  remedy: bothLanguages,
});

/** `product` is undefined for common codes. */
export type ErrorCode = z.infer<typeof errorCode> & { product?: string };

export const errorFiles = (folder = apiFolder()): string[] =>
  readdirSync(join(folder, 'errors')).map((file) => `errors/${file}`);

/** One file per product, and `common.yaml`; sorted by code. */
export const readErrors = (folder = apiFolder()): ErrorCode[] =>
  errorFiles(folder)
    .flatMap((file) => {
      const name = file.replace(/^errors\/|\.yaml$/g, '');
      const product = name === 'common' ? undefined : name;
      return checked(readYaml(join(folder, file))).map((error) => ({ ...error, product }));
    })
    .sort((one, other) => one.code - other.code);

const known = new WeakMap<object, z.infer<typeof errorCode>[]>();

/**
 * Cached by identity: a file's value stays the same object until it changes, and every call needs
 * its codes.
 */
function checked(value: unknown): z.infer<typeof errorCode>[] {
  if (!Array.isArray(value)) return z.array(errorCode).parse(value);
  const codes = known.get(value) ?? z.array(errorCode).parse(value);
  known.set(value, codes);
  return codes;
}

export const messageOf = ({ means, names }: ErrorCode, field?: string): string =>
  names && field ? means.en.replace(/\.$/, `: ${field}.`) : means.en;
