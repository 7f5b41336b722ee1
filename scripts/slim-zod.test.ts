import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import type * as mini from 'zod/mini';
import { arbitraryOf, spoiled } from '#tests/support/schema-values.ts';
import { onlyReplies } from './slim-zod.ts';

const folder = join(import.meta.dirname, '../contract');
const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file));

type Found = { success: boolean; data?: unknown; error?: { issues: { message: string }[] } };
type Parse = (schema: unknown, value: unknown) => Found;
type Side = { parse: Parse; schemas: Map<string, mini.ZodMiniType> };

/** Every schema of the contract, by the name of what exports it and its place in there. */
async function readContract(): Promise<Side> {
  const { safeParse } = await import('zod/mini');
  const schemas = new Map<string, mini.ZodMiniType>();
  for (const file of files) {
    const module: Record<string, unknown> = await import(`#contract/${file}`);
    for (const [name, exported] of Object.entries(module)) collect(`${file} ${name}`, exported);
  }
  return { parse: safeParse as Parse, schemas };

  function collect(name: string, value: unknown): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if ('check' in value) schemas.set(name, value as mini.ZodMiniType);
    else for (const [key, inner] of Object.entries(value)) collect(`${name}.${key}`, inner);
  }
}

afterAll(() => {
  vi.doUnmock('zod/mini');
  vi.resetModules();
});

const library = await readContract();
vi.resetModules();
vi.doMock('zod/mini', () => import('#app/request/schemas.ts'));
const ours = await readContract();

test('calls keep what reads their answers, and what is unused may go', () => {
  const written = `import * as z from 'zod/mini';
const field = z.string();
export const ask = defineCall({ kind: 'json', body: z.object({ field }), reply: z.string() });`;
  expect(onlyReplies('call.ts', written)).toBe(`import * as z from 'zod/mini';
const field = /* @__PURE__ */ (() => (z.string()))();
export const ask = /* @__PURE__ */ (() => (defineCall({ kind: 'json',  reply: z.string() })))();`);
});

test('ours knows every schema of the contract', () => {
  expect([...ours.schemas.keys()]).toEqual([...library.schemas.keys()]);
  expect(ours.schemas.size).toBeGreaterThan(100);
});

test.each([...library.schemas])(
  '%s: ours takes and refuses what the library does',
  (name, schema) => {
    const sound = arbitraryOf(schema);
    const values = fc.oneof(sound, sound.chain(spoiled), fc.anything({ maxDepth: 2 }));
    fc.assert(
      fc.property(values, (value) => {
        expect(outcome(ours, name, value)).toEqual(outcome(library, name, value));
      }),
      { numRuns: 200, seed: 20_261 },
    );
  },
);

/** Forms ask their fields for the first code; the input of a whole call is read by the server alone. */
const outcome = ({ parse, schemas }: Side, name: string, value: unknown) => {
  const { success, data, error } = parse(schemas.get(name), value);
  const code = name.endsWith('.input') ? undefined : error?.issues.find(isCode)?.message;
  return { success, data, code };
};

/** The library has words of its own where a schema says nothing; nobody shows them. */
const isCode = ({ message }: { message: string }): boolean => /^[a-z-]+\.[\w-]+$/i.test(message);
