import type { Emitter } from './emitter.ts';
import { javaEmitter } from './java/emit-java.ts';
import { nodeEmitter } from './node/emit-node.ts';
import { pythonEmitter } from './python/emit-python.ts';

/** The languages, each with its folder below `/sdk/`. */
export const emitters: readonly Emitter[] = [nodeEmitter, pythonEmitter, javaEmitter];
