import type { Emitter } from './emitter.ts';
import { goEmitter } from './go/emit-go.ts';
import { nodeEmitter } from './node/emit-node.ts';
import { pythonEmitter } from './python/emit-python.ts';

/** The languages, each with its folder here and on the site. */
export const emitters: readonly Emitter[] = [goEmitter, nodeEmitter, pythonEmitter];
