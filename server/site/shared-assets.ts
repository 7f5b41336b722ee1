import { inArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { siteAssets } from '../db/site-schema.ts';
import { sendSmallest } from '../http/encodings.ts';

type SharedAsset = typeof siteAssets.$inferSelect;

/** Room for several releases; the least recently requested file is dropped first. */
const maxCachedBytes = 16 * 1024 * 1024;
const maxBatch = 50;

/** A file named after its content: `frame-YQEyNBT9.css`. */
export const isAssetName = (name: string): boolean =>
  /^[\w.-]{1,100}-[\w-]{8}\.[a-z\d]{2,5}$/.test(name);

/**
 * Finds the hashed files of other releases. Names requested meanwhile are batched into one query at
 * a time, so that requests for invented names use one connection at most.
 */
export function sharedAssets(database: Database): {
  find(name: string): Promise<SharedAsset | undefined>;
} {
  const cache = new Map<string, SharedAsset>();
  let cachedBytes = 0;
  let waiting = new Map<string, PromiseWithResolvers<SharedAsset | undefined>>();
  let isQuerying = false;

  const moveToEnd = (asset: SharedAsset) => {
    cache.delete(asset.name);
    cache.set(asset.name, asset);
  };
  const add = (asset: SharedAsset) => {
    moveToEnd(asset);
    cachedBytes += sizeOf(asset);
    for (const oldest of cache.values()) {
      if (cachedBytes <= maxCachedBytes) break;
      cache.delete(oldest.name);
      cachedBytes -= sizeOf(oldest);
    }
  };

  const query = async () => {
    isQuerying = true;
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, maxBatch);
      try {
        const names = batch.map(([name]) => name);
        const found = await database
          .select()
          .from(siteAssets)
          .where(inArray(siteAssets.name, names));
        for (const [name, { resolve }] of batch) {
          waiting.delete(name);
          resolve(found.find((asset) => asset.name === name));
        }
        found.forEach(add);
      } catch (error) {
        // The database is unavailable: all waiting requests fail at once.
        const all = waiting;
        waiting = new Map();
        for (const { reject } of all.values()) reject(error);
      }
    }
    isQuerying = false;
  };

  return {
    find: async (name) => {
      const known = cache.get(name);
      if (known) moveToEnd(known);
      if (known || !isAssetName(name)) return known;
      const answer = waiting.get(name) ?? Promise.withResolvers();
      waiting.set(name, answer);
      if (!isQuerying) void query();
      return answer.promise;
    },
  };
}

/** Sends the file as the release that built it would. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: SharedAsset) {
  const { type, etag, plain, brotli, gzip } = asset;
  reply.headers({ etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendSmallest(request, reply.type(type), { br: brotli, gzip, plain });
}

const sizeOf = ({ plain, brotli, gzip }: SharedAsset): number =>
  plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
