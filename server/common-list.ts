import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the list of common passwords has this line. Its `README.md` describes a line. */
export function isListed(line: string): boolean {
  const list = readList();
  let [start, end] = [0, list.length];
  while (start < end) {
    const middle = list.lastIndexOf('\n', ((start + end) >>> 1) - 1) + 1;
    const behind = list.indexOf('\n', middle);
    const found = list.slice(middle, behind);
    if (found === line) return true;
    if (found < line) start = behind + 1;
    else end = middle;
  }
  return false;
}

export const listFile = join(import.meta.dirname, 'accounts/passwords/common/common-passwords.txt');

/** One sorted text, read at first use: a set of its lines would take seven times the memory. */
const readList = (): string => {
  list ??= readFileSync(listFile, 'latin1');
  return list;
};

let list: string | undefined;
