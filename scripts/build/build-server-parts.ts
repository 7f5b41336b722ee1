import { join } from 'node:path';
import { build } from 'vite';
import { scopedName } from './scoped-name.ts';

/**
 * What the server runs of the pages' own code, each in one file with all that it needs: the drawer
 * of the status pages, and the search of the documentation. Classes are called as in the pages,
 * whose sheets they belong to.
 */
const parts = [
  { entry: 'app/status/draw.tsx', outDir: 'build/status', file: 'draw.js' },
  { entry: 'app/docs/search/for-agents.ts', outDir: 'build/agents', file: 'search.js' },
];

for (const { entry, outDir, file } of parts)
  await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    css: { modules: { generateScopedName: scopedName } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: file } },
    },
  });
console.log('Built the parts of the server.');
