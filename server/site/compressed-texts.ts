import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from '../http/encodings.ts';

type CompressedText = { encoding: Encoding; body: Buffer };

export type CompressedTexts = {
  /** Undefined where the file has no text type, or no compressed form that the client accepts. */
  find(file: string, request: FastifyRequest): Promise<CompressedText | undefined>;
  /** Reads the Brotli form of these files ahead of the first request. */
  readAll(files: readonly string[]): Promise<void>;
};

const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/**
 * The content type of pages, their data and documents; @fastify/static knows those of other files.
 */
export const textTypeOf = (file: string): string | undefined => types[extname(file)];

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * Pages, their data and documents as the build compressed them. Each is read from disk once: file
 * reads share Node's four threads with password hashing, which would delay them.
 */
export function compressedTexts(folder: string): CompressedTexts {
  const cache = new Map<string, Promise<Buffer | undefined>>();

  const read = (path: string): Promise<Buffer | undefined> => {
    const known = cache.get(path);
    if (known) return known;
    // A file that cannot be read is left to @fastify/static, and tried again by the next request.
    const body = readFile(join(folder, path)).catch(() => {
      cache.delete(path);
      return undefined;
    });
    cache.set(path, body);
    return body;
  };

  return {
    readAll: async (files) =>
      void (await Promise.all(files.filter(textTypeOf).map((file) => read(file + endings.br)))),
    find: async (file, request) => {
      // @fastify/static answers range requests.
      if (!textTypeOf(file) || request.headers.range) return undefined;
      for (const encoding of acceptedEncodings(request)) {
        const body = await read(file + endings[encoding]);
        if (body) return { encoding, body };
      }
      return undefined;
    },
  };
}
