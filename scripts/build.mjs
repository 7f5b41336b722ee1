import { checkNode } from './run/check-node.mjs';

checkNode();
const { prepareOrExit } = await import('./run/prepare.mjs');
await prepareOrExit({ make: 'pages', again: true, release: true });
