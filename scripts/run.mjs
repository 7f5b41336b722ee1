// `npm start`, `npm test` and most others: prepares what the program needs, then runs it under
// Node 24. `--build` means that it needs the built pages, `--build=release` that they must be
// compressed as for a deployment.
import { checkNode } from './check-node.mjs';

checkNode();
const { node, prepareOrExit, root } = await import('./prepare.mjs');
const { runToEnd } = await import('./run-to-end.mjs');

const [, , option, ...rest] = process.argv;
const build = ['--build', '--build=release'].includes(option);
await prepareOrExit({
  make: build ? 'pages' : 'nothing',
  release: option === '--build=release' || process.env.NODE_ENV === 'production',
});
process.exit(await runToEnd([{ run: [node, ...(build ? rest : process.argv.slice(2))] }], root));
