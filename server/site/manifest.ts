import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The build's manifest: the content hash of each file, and the script hashes of the policy. */
export type SiteManifest = z.output<typeof siteManifest>;

const siteManifest = z.object({
  files: z.record(z.string(), z.string()),
  scriptHashes: z.array(z.string()),
  /** The origin that the pages name as their own. */
  origin: z.url(),
  /** Other hosts that the pages call. */
  connectHosts: z.array(z.string()),
  /** A quick build for one machine: larger files, no gzip. A deployment refuses it. */
  isQuick: z.boolean().default(false),
});

/** Weak, since the compressed forms of a file share it. */
export const etagOf = (mark: string | undefined): string => `W/"${mark}"`;

export const readSiteManifest = async (buildDir: string): Promise<SiteManifest> =>
  siteManifest.parse(JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')));
