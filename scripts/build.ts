import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Fonts, pages, then what makes the pages ready to serve. Each step is a program of its own. */
const steps = [
  ['scripts/cut-fonts.ts'],
  ['scripts/draw-brand.ts'],
  ['scripts/copy-flags.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ['scripts/write-documents.ts'],
  ['scripts/draw-share-pictures.ts'],
  ['scripts/finish-build.ts'],
];

for (const step of steps) {
  const [code] = await once(spawn(process.execPath, step, { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}
