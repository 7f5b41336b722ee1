// `npm start`, `npm test` and most others: prepares what the program needs, then runs it under
// Node 24. Options before the program:
//   --with=tests,bench   also install the packages of these folders of packages/
//   --build              build the pages if something changed
//   --build=release      the same, compressed as for a deployment
import { checkNode } from './run/check-node.mjs';

checkNode();
const { node, prepareOrExit, root } = await import('./run/prepare.mjs');
const { runToEnd } = await import('./run/run-to-end.mjs');

const args = process.argv.slice(2);
const target = { make: 'nothing', release: process.env.NODE_ENV === 'production', packages: [] };
for (; isOption(args[0]); args.shift()) {
  const [name, value] = args[0].split('=');
  if (name === '--with') target.packages = value.split(',');
  else Object.assign(target, { make: 'pages', release: target.release || value === 'release' });
}
await prepareOrExit(target);
process.exit(await runToEnd([{ run: [node, ...args] }], root));

function isOption(text) {
  return /^--(with=[\w,]+|build(=release)?)$/.test(text ?? '');
}
