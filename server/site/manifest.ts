import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build left for the server: each file with the hash of its content, and the policy's script hashes. */
export type SiteManifest = z.output<typeof siteManifest>;

const siteManifest = z.object({
  files: z.record(z.string(), z.string()),
  scriptHashes: z.array(z.string()),
  /** Where the pages say that they are found. */
  origin: z.url(),
  /** Other hosts that the pages were built to call. */
  connectHosts: z.array(z.string()),
  /** Built for use on one machine: larger files, no gzip. A deployment refuses them. */
  isQuick: z.boolean().default(false),
});

/** Weak, since compressed forms share it. */
export const etagOf = (mark: string | undefined): string => `W/"${mark}"`;

export const readSiteManifest = async (buildDir: string): Promise<SiteManifest> =>
  siteManifest.parse(JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')));
