import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Makes the bitmap icons and the share picture from favicon.svg: `node scripts/draw-icons.ts`. */
const publicDir = join(import.meta.dirname, '../public');
const mark = await readFile(join(publicDir, 'favicon.svg'));
const ink = '#0b1417';

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

const lanes = [-36, -24, -12, 12, 24, 36]
  .map((offset) => `<path d="M0 ${500 + offset}H1200" stroke="#3e4d51" stroke-width="3"/>`)
  .join('');
const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">
  <rect width="1200" height="630" fill="${ink}"/>${lanes}
  <path d="M0 500H1200" stroke="#ff4a16" stroke-width="12"/>
  <circle cx="180" cy="500" r="22" fill="${ink}" stroke="#f0f4f5" stroke-width="8"/>
  <circle cx="1020" cy="500" r="36" fill="#ff4a16"/>
  <path transform="translate(995 485) scale(1.65)" d="M2 9.5 8 15.5 20 3M13.5 15l1.5 1.2L28 3" stroke="${ink}" stroke-width="3.6"/>
</svg>`;
await sharp(Buffer.from(share))
  .composite([{ input: await icon(260).toBuffer(), left: 140, top: 110 }])
  .png({ palette: true })
  .toFile(join(publicDir, 'share.png'));

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
