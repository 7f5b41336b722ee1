import { checkNode } from './check-node.mjs';

checkNode();
const { prepare, node, root } = await import('./prepare.mjs');
const { runToEnd } = await import('./run-to-end.mjs');

await prepare({ build: false });

const pagesPort = Number(process.env.PORT || 3000);
const apiPort = pagesPort + 1;
const reactRouter = 'node_modules/@react-router/dev/bin.cjs';

console.log(
  `Pages with hot reload: http://localhost:${pagesPort} (the server behind them: ${apiPort})`,
);
process.exit(
  await runToEnd(
    [
      {
        run: [node, '--watch', 'server/main.ts'],
        // Links in mails lead to the pages, not to the server behind them.
        env: {
          PORT: apiPort,
          PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${pagesPort}`,
        },
      },
      {
        run: [node, reactRouter, 'dev', '--port', String(pagesPort), '--strictPort'],
        env: { API_ORIGIN: `http://127.0.0.1:${apiPort}` },
      },
    ],
    root,
  ),
);
