import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** `tile_b7c21`: one suffix per file, which compresses far better than one per class. */
export const scopedName = (name: string, file: string): string => {
  const path = relative(`${import.meta.dirname}/../..`, file);
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
};
