import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteManifest } from './manifest.ts';

/** What the server takes from the build besides the pages themselves. */
const beside = ['api.json', 'status/draw.js', 'agents/search.js'];

/** Files of a build that are not there or empty, by their path inside it. */
export async function missingFiles(buildDir: string): Promise<string[]> {
  const manifest = await readSiteManifest(buildDir).catch(() => undefined);
  if (!manifest) return ['site.json'];
  const files = [...Object.keys(manifest.files).map((file) => `client/${file}`), ...beside];
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

/** The first of them, for a line that says what to do. */
export const toldMissing = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? `${first} is missing` : `${first} and ${others.length} more are missing`;
