import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '#content/brand.ts';
import type { SiteFiles } from '../build/finish/site-files.ts';
import { compose } from './compose.ts';
import { openPictureCache } from './picture-cache.ts';
import { readSubjects } from './subjects.ts';
import { openTypefaces } from './typefaces.ts';

/** Maximum size of an image in a release; those of a quick build have no palette and are larger. */
const maxBytes = 60_000;

/**
 * Draws the share image of each page and document from the words and drawings of the built pages. A
 * palette halves its size and takes three times as long.
 */
export async function drawSharePictures(
  site: SiteFiles,
  { isQuick }: { isQuick: boolean },
): Promise<void> {
  const options = isQuick ? {} : { palette: true, colours: 32, dither: 0 };
  const cacheFolder = join('.cache/share-pictures', isQuick ? 'quick' : 'release');
  const cache = openPictureCache(cacheFolder);
  const subjects = await readSubjects(site.read);
  const typefaces = await openTypefaces(JSON.stringify([brand.names, ...subjects.values()]));
  await Promise.all(
    [...subjects].map(async ([path, subject]) => {
      const svg = compose(subject, typefaces);
      const source = JSON.stringify([sharp.versions, options, svg]);
      const picture = await cache.get(source, () =>
        sharp(Buffer.from(svg)).png(options).toBuffer(),
      );
      if (!isQuick && picture.length > maxBytes)
        throw new Error(
          `${path} has ${picture.length} bytes; chats load it before a link is shown.`,
        );
      await site.add(path.slice(1), picture);
    }),
  );
  await cache.prune();
}
