import { checkNode } from './run/check-node.mjs';

checkNode();
const { firstTakenPort } = await import('./run/free-ports.mjs');
const { node, prepareOrExit, root } = await import('./run/prepare.mjs');
const { runToEnd } = await import('./run/run-to-end.mjs');

const pagesPort = Number(process.env.PORT || 3000);
const serverPort = pagesPort + 1;
const use = `${pagesPort} for the pages, ${serverPort} for the server behind them`;
if (!(pagesPort > 0 && serverPort < 65_536)) fail('PORT must be a number from 1 to 65534.');
const taken = await firstTakenPort([pagesPort, serverPort]);
if (taken)
  fail(
    `Port ${taken} is taken; npm run dev needs ${use}. Choose two others: PORT=4000 npm run dev`,
  );

await prepareOrExit({ make: 'parts' });
const server = {
  run: [node, '--watch', 'server/main.ts'],
  // Links in mails point to the pages, not to the server behind them.
  env: {
    PORT: serverPort,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${pagesPort}`,
  },
};
const pages = {
  run: [node, 'node_modules/@react-router/dev/bin.cjs', 'dev', '--port', pagesPort, '--strictPort'],
  env: { API_ORIGIN: `http://127.0.0.1:${serverPort}` },
};

console.log(`Ports: ${use}. Pages with hot reload: http://localhost:${pagesPort}`);
process.exit(await runToEnd([server, pages], root));

function fail(line) {
  console.error(line);
  process.exit(1);
}
