import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './check-node.mjs';

checkNode();
const { node, prepareOrExit, root } = await import('./prepare.mjs');
const { runQuietly } = await import('./run-quietly.mjs');
const { runToEnd } = await import('./run-to-end.mjs');

// The build makes these on its way to the pages; here they must be there beforehand.
const drawn = {
  'app/styles/fonts': 'scripts/cut-fonts.ts',
  'public/qr': 'scripts/draw-qr.ts',
  'public/flags': 'scripts/copy-flags.ts',
};

await prepareOrExit({ build: false });
for (const [folder, script] of Object.entries(drawn))
  if (!existsSync(join(root, folder)))
    await runQuietly(`Making ${folder}`, [node, script], { cwd: root });

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
