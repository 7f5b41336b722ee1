import sharp from 'sharp';
import { mailPictures } from '#content/messages/pictures.ts';
import type { Mail } from '#content/messages/template.ts';

export type DrawnPicture = { name: PictureName; cid: string; png: Buffer };
type PictureName = keyof typeof mailPictures;

/** The images of a mail as PNG, since mail programs show no SVG. */
export const picturesOf = ({ html }: Mail): Promise<DrawnPicture[]> =>
  Promise.all(
    (Object.keys(mailPictures) as PictureName[])
      .map((name) => ({ name, cid: mailPictures[name].cid }))
      .filter(({ cid }) => html.includes(`cid:${cid}`))
      .map(async ({ name, cid }) => ({ name, cid, png: await draw(name) })),
  );

const pixelRatio = 2;
const drawn = new Map<PictureName, Promise<Buffer>>();

/** Each image is rendered once and cached. */
function draw(name: PictureName): Promise<Buffer> {
  const known = drawn.get(name);
  if (known) return known;
  const svg = Buffer.from(mailPictures[name].svg);
  const png = sharp(svg, { density: 72 * pixelRatio })
    .png({ palette: true })
    .toBuffer();
  drawn.set(name, png);
  return png;
}
