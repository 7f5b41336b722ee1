import { checkNode } from './check-node.mjs';

checkNode();
const { prepare, node, root } = await import('./prepare.mjs');
const { runToEnd } = await import('./run-to-end.mjs');

try {
  await prepare({ build: true });
} catch (error) {
  console.error(error.name === 'Error' ? error.message : error);
  process.exit(1);
}
process.exit(await runToEnd([{ run: [node, 'scripts/run-tests.ts', 'all'] }], root));
