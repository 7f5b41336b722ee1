import { join } from 'node:path';
import type { Context } from '../context.ts';
import { type CompressedTexts, compressedTexts } from './compressed-texts.ts';
import { readSiteManifest, type SiteManifest } from './manifest.ts';
import { pagePolicy } from './page-policy.ts';
import { type SampleTexts, sampleTexts } from './sample-texts.ts';

/** A build of the pages, opened for serving. */
export type Site = {
  manifest: SiteManifest;
  /** The Content-Security-Policy of all pages. */
  policy: string;
  texts: CompressedTexts;
  samples: SampleTexts;
};

export async function openSite(
  { env }: Pick<Context, 'env'>,
  { buildDir }: { buildDir: string },
): Promise<Site> {
  const manifest = await readSiteManifest(buildDir);
  const clientDir = join(buildDir, 'client');
  const texts = compressedTexts(clientDir);
  if (env.production) await texts.readAll(Object.keys(manifest.files));
  return { manifest, policy: pagePolicy(manifest), texts, samples: sampleTexts(clientDir) };
}
