import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brand } from '#content/brand.ts';
import { compose } from './share/compose.ts';
import { readSubjects } from './share/subjects.ts';
import { openTypefaces } from './share/typefaces.ts';

/** The picture of each page and document. It takes words and drawings from the built pages. */
const clientDir = join(import.meta.dirname, '../build/client');
const subjects = await readSubjects(clientDir);
const typefaces = await openTypefaces(JSON.stringify([brand.names, ...subjects.values()]));

await Promise.all(
  [...subjects].map(async ([path, subject]) => {
    const file = join(clientDir, path);
    await mkdir(dirname(file), { recursive: true });
    await sharp(Buffer.from(compose(subject, typefaces)))
      .png({ palette: true, colours: 64, effort: 4, dither: 0 })
      .toFile(file);
  }),
);
console.log(`Drew ${subjects.size} share pictures.`);
