// `npm start`, `npm test` and most others: prepares what the program needs, then runs it under
// Node 24. `--build` means that it needs the built pages.
import { checkNode } from './run/check-node.mjs';

checkNode();
const { node, prepareOrExit, root } = await import('./run/prepare.mjs');
const { runToEnd } = await import('./run/run-to-end.mjs');

const build = process.argv[2] === '--build';
await prepareOrExit({ make: build ? 'pages' : 'nothing' });
process.exit(await runToEnd([{ run: [node, ...process.argv.slice(build ? 3 : 2)] }], root));
