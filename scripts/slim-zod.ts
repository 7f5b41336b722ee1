import { join } from 'node:path';
import type { Plugin } from 'vite';

const ownSchemas = join(import.meta.dirname, '../app/request/schemas.ts');

/** Answers are read by a few lines of ours: the library's can do much that no call asks of them. */
export const slimZod = (): Plugin => ({
  name: 'slim-zod',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /^zod\/mini$/ }, handler: () => ownSchemas },
});
