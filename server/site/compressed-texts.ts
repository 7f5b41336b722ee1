import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from '../http/encodings.ts';

type CompressedText = { encoding: Encoding; body: Buffer };

const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** Of pages, their data and documents; other files are what their ending commonly says. */
export const textTypeOf = (file: string): string | undefined => types[extname(file)];

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * Pages, their data and documents as the build compressed them. Each is read from the disk once: a
 * reader after that waits for none of Node's few threads, which the hashes of passwords need, too.
 */
export function compressedTexts(folder: string): {
  find(file: string, request: FastifyRequest): Promise<CompressedText | undefined>;
  /** Reads these before anybody asks, as nearly all browsers take them. */
  readAll(files: readonly string[]): Promise<void>;
} {
  const kept = new Map<string, Promise<Buffer | undefined>>();

  const read = (path: string): Promise<Buffer | undefined> => {
    const known = kept.get(path);
    if (known) return known;
    // What cannot be read now is sent by whoever reads files, and tried again the next time.
    const body = readFile(join(folder, path)).catch(() => {
      kept.delete(path);
      return undefined;
    });
    kept.set(path, body);
    return body;
  };

  return {
    readAll: async (files) =>
      void (await Promise.all(files.filter(textTypeOf).map((file) => read(file + endings.br)))),
    find: async (file, request) => {
      // A part of a file is cut from the disk.
      if (!textTypeOf(file) || request.headers.range) return undefined;
      for (const encoding of acceptedEncodings(request)) {
        const body = await read(file + endings[encoding]);
        if (body) return { encoding, body };
      }
      return undefined;
    },
  };
}
