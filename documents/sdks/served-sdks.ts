import { createHash } from 'node:crypto';
import { siteOrigin } from '#content/build-settings.ts';
import { openApiPath } from '#content/docs/paths.ts';
import { hashOf, inputFiles } from '../compiled/input-hash.ts';
import { readStored, store } from '../compiled/store.ts';
import type { Emitter, Files } from './emitter.ts';
import { emitters } from './emitters.ts';
import type { Sdk } from './model.ts';
import { readSdk } from './read-sdk.ts';

/**
 * What is served below `/sdk/`: archives, the indexes of package tools, and a list of the hash of
 * each archive. `documents` are the files beside the pages, with the description of all calls.
 */
export function servedSdks(documents: ReadonlyMap<string, string>): Files {
  const description = documents.get(openApiPath('en', 'json'));
  if (!description) throw new Error('There is no description of all calls.');
  const sdk = readSdk(JSON.parse(description), siteOrigin);
  const files: Files = new Map(
    emitters.flatMap((emitter) =>
      [...packOnce(emitter, sdk)].map(
        ([path, content]) => [`${emitter.folder}/${path}`, content] as const,
      ),
    ),
  );
  const sums = [...files]
    .filter(([path]) => !/\.(html|md5|sha1|sha256)$/.test(path))
    .map(([path, content]) => `${sha256(content)}  ${path}\n`);
  return files.set('SHA256SUMS.txt', Buffer.from(sums.join('')));
}

/** The same files, packed by the same program, make the same archives; a compiler takes seconds. */
function packOnce({ folder, write, pack }: Emitter, sdk: Sdk): Files {
  const files = write(sdk);
  const program = inputFiles().filter((file) => file.startsWith('documents/sdks/'));
  const contents = [...files].map(([path, content]) => `${path} ${sha256(content)}`);
  const key = sha256([hashOf(process.cwd(), program), ...contents].join('\n'));
  const name = `sdk-${folder}`;
  const known = readStored(name, key);
  // The key includes the program that stored it.
  if (known) return known as Files;
  const packed = pack(sdk, files);
  store(name, key, packed);
  return packed;
}

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');
