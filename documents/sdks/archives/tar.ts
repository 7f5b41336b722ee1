import { gzipSync } from 'node:zlib';
import type { Files } from '../emitter.ts';

/** A gzipped archive (ustar) with the same bytes for the same files: all of one fixed time. */
export const tarGz = (files: Files): Buffer =>
  gzipSync(
    Buffer.concat([
      ...sorted(files).flatMap(([path, content]) => [
        header(path, content.length),
        content,
        Buffer.alloc(-content.length & (block - 1)),
      ]),
      Buffer.alloc(2 * block),
    ]),
    { level: 9 },
  );

export const sorted = (files: Files): [string, Buffer][] =>
  [...files].sort(([one], [other]) => (one < other ? -1 : 1));

/** npm unpacks files of 1970 as it finds them; some tools refuse a time of zero. */
const timeSeconds = 499_162_500;
const block = 512;

function header(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive.`);
  const bytes = Buffer.alloc(block);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  bytes.write(path, 0);
  bytes.write(octal(0o644, 7), 100);
  bytes.write(octal(0, 7), 108);
  bytes.write(octal(0, 7), 116);
  bytes.write(octal(size, 11), 124);
  bytes.write(octal(timeSeconds, 11), 136);
  bytes.write('        ', 148);
  bytes.write('0', 156);
  bytes.write('ustar\x0000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}
