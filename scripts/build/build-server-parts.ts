import { join } from 'node:path';
import { build } from 'vite';
import { scopedName } from './scoped-name.ts';

/**
 * Code of the pages that the server runs, each bundled into one file: the renderer of the status
 * pages, and the search of the documentation. Class names are those of the pages, whose style
 * sheets they use.
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
