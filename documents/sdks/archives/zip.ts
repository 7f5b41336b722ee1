import { crc32, deflateRawSync } from 'node:zlib';
import type { Files } from '../emitter.ts';

/** A zip archive with the same bytes for the same files: in their order, all of one fixed time. */
export function zip(files: Files): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const data = deflateRawSync(content, { level: 9 });
    const common = commonFields({ name, data, content });
    const local = Buffer.concat([signature(0x04034b50), common, name, data]);
    locals.push(local);
    central.push(Buffer.concat([signature(0x02014b50), madeBy, common, place(offset), name]));
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Version 2.0 on Unix, so that files have rights. */
const madeBy = Buffer.from([20, 3]);

/** From the version needed to the length of the extra field. */
function commonFields({
  name,
  data,
  content,
}: Record<'name' | 'data' | 'content', Buffer>): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  // Names are UTF-8.
  bytes.writeUInt16LE(0x800, 2);
  bytes.writeUInt16LE(8, 4);
  bytes.writeUInt16LE(0, 6);
  // 1 January 1980, the first day of this format.
  bytes.writeUInt16LE((1 << 5) | 1, 8);
  bytes.writeUInt32LE(crc32(content), 10);
  bytes.writeUInt32LE(data.length, 14);
  bytes.writeUInt32LE(content.length, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

/** From the length of the comment to the offset of the file. */
function place(offset: number): Buffer {
  const bytes = Buffer.alloc(14);
  bytes.writeUInt32LE((0o100644 << 16) >>> 0, 6);
  bytes.writeUInt32LE(offset, 10);
  return bytes;
}
