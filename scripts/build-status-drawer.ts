import { join } from 'node:path';
import { build } from 'vite';
import { scopedName } from './scoped-name.ts';

/**
 * The drawer of the status pages: one file for the server, with all that it needs in it. Its
 * classes are called as in the pages, whose sheets they belong to.
 */
await build({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  css: { modules: { generateScopedName: scopedName } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'app/status/draw.tsx',
    outDir: 'build/status',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.js' } },
  },
});
console.log('Built the drawer of the status pages.');
