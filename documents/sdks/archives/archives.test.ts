import { gunzipSync, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tarGz } from './tar.ts';
import { zip } from './zip.ts';

const files = new Map([
  ['b/two.txt', Buffer.from('two'.repeat(300))],
  ['a.txt', Buffer.from('one')],
]);
const others = new Map([...files].reverse());

test('a tar archive has its files in order, each in blocks of 512 bytes', () => {
  const bytes = gunzipSync(tarGz(files));
  expect(bytes.subarray(0, 5).toString()).toBe('a.txt');
  expect(bytes.subarray(512, 515).toString()).toBe('one');
  expect(bytes.subarray(1_024, 1_033).toString()).toBe('b/two.txt');
  expect(bytes.length).toBe((2 + 3 + 2) * 512);
  expect(tarGz(others)).toEqual(tarGz(files));
});

test('a zip archive has each file compressed, and a list at its end', () => {
  const bytes = zip(files);
  const packed = bytes.readUInt32LE(18);
  const content = bytes.subarray(30 + 'b/two.txt'.length).subarray(0, packed);
  expect(inflateRawSync(content).toString()).toBe('two'.repeat(300));
  const list = bytes.readUInt32LE(bytes.length - 6);
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
  expect(bytes.subarray(list + 46, list + 55).toString()).toBe('b/two.txt');
  expect(zip(files)).toEqual(bytes);
});
