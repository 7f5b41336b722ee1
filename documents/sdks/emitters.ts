import type { Emitter } from './emitter.ts';
import { nodeEmitter } from './node/emit-node.ts';
import { phpEmitter } from './php/emit-php.ts';
import { pythonEmitter } from './python/emit-python.ts';

/** The languages, each with its folder here and below `/sdk/`. */
export const emitters: readonly Emitter[] = [nodeEmitter, phpEmitter, pythonEmitter];
