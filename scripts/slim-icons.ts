import { join } from 'node:path';
import type { Plugin } from 'vite';

const ownIcon = join(import.meta.dirname, '../app/ui/lucide-icon.tsx');

/** Icons are drawn by a few lines of ours: the library's can do much that nobody asks of them. */
export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/ },
    handler: () => `export { lucideIcon as default } from ${JSON.stringify(ownIcon)};`,
  },
});
