import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteManifest } from './manifest.ts';

/** Files of the build besides those of the manifest. */
const otherFiles = ['api.json', 'status/draw.js', 'agents/search.js'];

/** Paths of files that are missing or empty. */
export async function missingFiles(buildDir: string): Promise<string[]> {
  const manifest = await readSiteManifest(buildDir).catch(() => undefined);
  if (!manifest) return ['site.json'];
  const files = [...Object.keys(manifest.files).map((file) => `client/${file}`), ...otherFiles];
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(buildDir, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return files.filter((_, at) => sizes[at] === 0);
}

/** Names the first missing file, for an error message. */
export const describeMissing = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? `${first} is missing` : `${first} and ${others.length} more are missing`;
