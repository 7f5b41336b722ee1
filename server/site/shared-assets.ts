import { inArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { siteAssets } from '../db/site-schema.ts';
import { sendSmallest } from '../http/encodings.ts';

type SharedAsset = typeof siteAssets.$inferSelect;

/** Several releases; what was not asked for in the longest time goes first. */
const mostKeptBytes = 16 * 1024 * 1024;
const mostAtOnce = 50;

/** As the build names a file after its content: `frame-YQEyNBT9.css`. */
export const isAssetName = (name: string): boolean =>
  /^[\w.-]{1,100}-[\w-]{8}\.[a-z\d]{2,5}$/.test(name);

/**
 * Finds the hashed files of other releases. Names that are asked for meanwhile go into one query,
 * and there is one at a time: whoever makes names up takes one connection at most.
 */
export function sharedAssets(database: Database): {
  find(name: string): Promise<SharedAsset | undefined>;
} {
  const kept = new Map<string, SharedAsset>();
  let keptBytes = 0;
  let waiting = new Map<string, PromiseWithResolvers<SharedAsset | undefined>>();
  let isAsking = false;

  const keep = (asset: SharedAsset) => {
    kept.delete(asset.name);
    kept.set(asset.name, asset);
  };
  const learn = (asset: SharedAsset) => {
    keep(asset);
    keptBytes += sizeOf(asset);
    for (const oldest of kept.values()) {
      if (keptBytes <= mostKeptBytes) break;
      kept.delete(oldest.name);
      keptBytes -= sizeOf(oldest);
    }
  };

  const ask = async () => {
    isAsking = true;
    while (waiting.size > 0) {
      const asked = [...waiting].slice(0, mostAtOnce);
      try {
        const names = asked.map(([name]) => name);
        const found = await database
          .select()
          .from(siteAssets)
          .where(inArray(siteAssets.name, names));
        for (const [name, { resolve }] of asked) {
          waiting.delete(name);
          resolve(found.find((asset) => asset.name === name));
        }
        found.forEach(learn);
      } catch (error) {
        // The database is away: nobody waits for another try.
        const all = waiting;
        waiting = new Map();
        for (const { reject } of all.values()) reject(error);
      }
    }
    isAsking = false;
  };

  return {
    find: async (name) => {
      const known = kept.get(name);
      if (known) keep(known);
      if (known || !isAssetName(name)) return known;
      const answer = waiting.get(name) ?? Promise.withResolvers();
      waiting.set(name, answer);
      if (!isAsking) void ask();
      return answer.promise;
    },
  };
}

/** The form that the browser takes, as the file would be sent by the release that made it. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: SharedAsset) {
  const { type, etag, plain, brotli, gzip } = asset;
  reply.headers({ etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendSmallest(request, reply.type(type), { br: brotli, gzip, plain });
}

const sizeOf = ({ plain, brotli, gzip }: SharedAsset): number =>
  plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
