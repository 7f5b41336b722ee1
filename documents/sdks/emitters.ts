import type { Emitter } from './emitter.ts';
import { goEmitter } from './go/emit-go.ts';
import { javaEmitter } from './java/emit-java.ts';
import { nodeEmitter } from './node/emit-node.ts';
import { phpEmitter } from './php/emit-php.ts';
import { pythonEmitter } from './python/emit-python.ts';

/** The languages, in the order in which documents show them. */
export const emitters: readonly Emitter[] = [
  nodeEmitter,
  pythonEmitter,
  javaEmitter,
  phpEmitter,
  goEmitter,
];
