import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { siteAssets } from '../db/site-schema.ts';
import { etagOf, readSiteManifest } from './manifest.ts';
import { isAssetName } from './shared-assets.ts';

/** Rows per insert; a build has some hundred files of a few KB. */
const portion = 40;

type Sharing = Pick<Context, 'database' | 'clock'> & { buildDir: string };

/**
 * Stores the hashed files of this build in the database, where processes of every release find
 * them, and updates the time at which this release last ran. Returns how many were new.
 */
export async function shareAssets({ database, clock, buildDir }: Sharing): Promise<number> {
  const { files } = await readSiteManifest(buildDir);
  const assets = Object.entries(files).flatMap(([file, mark]) => {
    const name = file.replace(/^assets\//, '');
    return name !== file && isAssetName(name) ? [{ name, mark }] : [];
  });
  const lastRunAt = clock.now();
  return database.transaction(async (tx) => {
    // Parallel runs could deadlock on each other's rows.
    await takeAdvisoryLock(tx, 'site assets');
    const names = assets.map(({ name }) => name);
    const there = await tx
      .update(siteAssets)
      .set({ lastRunAt })
      .where(inArray(siteAssets.name, names))
      .returning({ name: siteAssets.name });
    const known = new Set(there.map(({ name }) => name));
    const missing = assets.filter(({ name }) => !known.has(name));
    for (let from = 0; from < missing.length; from += portion) {
      const rows = missing.slice(from, from + portion).map(async ({ name, mark }) => ({
        ...(await readForms(join(buildDir, 'client/assets', name))),
        ...{ name, type: typeOf(name), etag: etagOf(mark), lastRunAt },
      }));
      await tx.insert(siteAssets).values(await Promise.all(rows));
    }
    return missing.length;
  });
}

/** Repeats `shareAssets` daily, so that the files of a release that still runs are not deleted. */
export function startAssetSharing(context: Sharing & Pick<Context, 'log'>): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => after(dayMs, undefined, { signal, ref: false }).catch(() => undefined);
  const work = pause().then(async () => {
    while (!signal.aborted) {
      await shareAssets(context).catch((error) =>
        context.log.warn({ err: error }, 'assets not shared for now'),
      );
      await pause();
    }
  });
  return {
    stop: () => {
      stopping.abort();
      return work;
    },
  };
}

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

function typeOf(name: string): string {
  const type = types[extname(name)];
  if (!type) throw new Error(`The build has the asset ${name}, whose type share-assets.ts lacks.`);
  return type;
}

const readForms = async (path: string) => ({
  plain: await readFile(path),
  brotli: await readFile(`${path}.br`).catch(() => null),
  gzip: await readFile(`${path}.gz`).catch(() => null),
});
