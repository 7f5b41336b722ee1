import { checkNode } from './check-node.mjs';

checkNode();
const { node, prepareOrExit, root } = await import('./prepare.mjs');
const { runToEnd } = await import('./run-to-end.mjs');

await prepareOrExit({ build: true });
process.exit(
  await runToEnd([{ run: [node, 'scripts/run-tests.ts', process.argv[2] ?? 'all'] }], root),
);
