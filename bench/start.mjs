// `npm run budget`, `bench`, `chaos` and `attack`: like `npm start` it needs nothing but Node 20 and npm.
import { checkNode } from '../scripts/check-node.mjs';

checkNode();
const { node, prepareOrExit, root } = await import('../scripts/prepare.mjs');
const { runToEnd } = await import('../scripts/run-to-end.mjs');

const [, , measurement, ...options] = process.argv;
await prepareOrExit({ build: true });
process.exit(await runToEnd([{ run: [node, `bench/${measurement}.ts`, ...options] }], root));
