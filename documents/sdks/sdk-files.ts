import { createHash } from 'node:crypto';
import type { Emitter, Files } from './emitter.ts';
import type { Sdk } from './model.ts';
import { nodeEmitter } from './node/emit-node.ts';
import { pythonEmitter } from './python/emit-python.ts';

export const emitters: readonly Emitter[] = [nodeEmitter, pythonEmitter];

/** What is served below `/sdk/`: archives, indexes of package tools, and the hash of each archive. */
export function sdkFiles(sdk: Sdk): Files {
  const files: Files = new Map(
    emitters.flatMap(({ folder, write, pack }) =>
      [...pack(sdk, write(sdk))].map(([path, content]) => [`${folder}/${path}`, content] as const),
    ),
  );
  const sums = [...files]
    .filter(([path]) => !path.endsWith('.html'))
    .map(([path, content]) => `${sha256(content)}  ${path}\n`);
  files.set('SHA256SUMS.txt', Buffer.from(sums.join('')));
  return files;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
