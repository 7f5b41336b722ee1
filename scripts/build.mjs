import { checkNode } from './check-node.mjs';

checkNode();
const { prepareOrExit } = await import('./prepare.mjs');
await prepareOrExit({ make: 'pages', again: true, release: true });
