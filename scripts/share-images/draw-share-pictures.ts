import sharp from 'sharp';
import { brand } from '#content/brand.ts';
import type { SiteFiles } from '../build/finish/site-files.ts';
import { compose } from './compose.ts';
import { readSubjects } from './subjects.ts';
import { openTypefaces } from './typefaces.ts';

/** The picture of each page and document. It takes words and drawings from the built pages. */
export async function drawSharePictures(site: SiteFiles): Promise<void> {
  const subjects = await readSubjects(site.read);
  const typefaces = await openTypefaces(JSON.stringify([brand.names, ...subjects.values()]));
  await Promise.all(
    [...subjects].map(async ([path, subject]) => {
      const picture = await sharp(Buffer.from(compose(subject, typefaces)))
        .png({ palette: true, colours: 32, dither: 0 })
        .toBuffer();
      await site.add(path.slice(1), picture);
    }),
  );
}
