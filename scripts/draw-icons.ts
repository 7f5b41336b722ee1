import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Makes the bitmap icons from favicon.svg: `node scripts/draw-icons.ts`. */
const publicDir = join(import.meta.dirname, '../public');
const mark = await readFile(join(publicDir, 'favicon.svg'));

const icon = (size: number) =>
  sharp(mark, { density: 72 * (size / 40) })
    .resize(size, size)
    .png();

for (const [name, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const)
  await icon(size).toFile(join(publicDir, name));

await writeFile(join(publicDir, 'favicon.ico'), icoOf(await icon(32).toBuffer(), 32));

/** An .ico file may hold a PNG as it is, behind a header of 22 bytes. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
