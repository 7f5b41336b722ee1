import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { hashOf, inputFiles } from '../compiled/input-hash.ts';
import { readStored, store } from '../compiled/store.ts';
import { currentSdk } from './current-sdk.ts';
import type { Emitter, Files } from './emitter.ts';
import { emitters } from './emitters.ts';
import type { Sdk } from './model.ts';

const known = new WeakMap<Sdk, Files>();

/**
 * What is served, by path on the site: archives, the indexes of package tools, and a list of the
 * hash of each archive.
 */
export function servedSdks(sdk = currentSdk()): Files {
  const served = known.get(sdk) ?? packAll(sdk);
  known.set(sdk, served);
  return served;
}

function packAll(sdk: Sdk): Files {
  const files: Files = new Map(
    emitters.flatMap((emitter) =>
      [...packOnce(emitter, sdk)].map(
        ([path, content]) => [`${emitter.servedAt}/${path}`, content] as const,
      ),
    ),
  );
  const sums = [...files]
    .filter(([path]) => !/\.(html|md5|sha1|sha256)$/.test(path))
    .map(([path, content]) => `${sha256(content)}  ${posix.relative('sdk', path)}\n`);
  return files.set('sdk/SHA256SUMS.txt', Buffer.from(sums.join('')));
}

/** The same files, packed by the same program, make the same archives; a compiler takes seconds. */
function packOnce({ language, write, pack }: Emitter, sdk: Sdk): Files {
  const files = write(sdk);
  const program = inputFiles().filter((file) => file.startsWith('documents/sdks/'));
  const contents = [...files].map(([path, content]) => `${path} ${sha256(content)}`);
  const key = sha256([hashOf(process.cwd(), program), ...contents].join('\n'));
  const name = `sdk-${language}`;
  const stored = readStored(name, key);
  // The key includes the program that stored it.
  if (stored) return stored as Files;
  const packed = pack(sdk, files);
  store(name, key, packed);
  return packed;
}

export const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');
