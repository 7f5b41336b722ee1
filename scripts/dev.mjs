import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkNode } from './check-node.mjs';

checkNode();
const { node, prepareOrExit, root } = await import('./prepare.mjs');
const { runQuietly } = await import('./run-quietly.mjs');
const { runToEnd } = await import('./run-to-end.mjs');

// The build makes these on its way to the pages; here they must be there beforehand, and no older
// than the brand that they show.
const drawn = {
  'app/styles/fonts/fonts.css': 'scripts/cut-fonts.ts',
  'public/manifest.webmanifest': 'scripts/draw-brand.ts',
  'public/flags/sg.svg': 'scripts/copy-flags.ts',
};
const brand = ['content/brand.ts', 'content/palette.ts', 'content/mark.ts'];
const changedMs = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

await prepareOrExit({ build: false });
for (const [file, script] of Object.entries(drawn))
  if (changedMs(file) < Math.max(...brand.map(changedMs)))
    await runQuietly(`Making ${dirname(file)}`, [node, script], { cwd: root });

const pagesPort = Number(process.env.PORT || 3000);
const serverPort = pagesPort + 1;
const server = {
  run: [node, '--watch', 'server/main.ts'],
  // Links in mails lead to the pages, not to the server behind them.
  env: {
    PORT: serverPort,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${pagesPort}`,
  },
};
const pages = {
  run: [node, 'node_modules/@react-router/dev/bin.cjs', 'dev', '--port', pagesPort, '--strictPort'],
  env: { API_ORIGIN: `http://127.0.0.1:${serverPort}` },
};

console.log(`Pages with hot reload: http://localhost:${pagesPort}; server behind: ${serverPort}`);
process.exit(await runToEnd([server, pages], root));
