import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The files served to visitors. A file is written, hashed and compressed as soon as it is added.
 */
export type SiteFiles = {
  /** All files, without their compressed versions. */
  list: () => Promise<string[]>;
  read: (file: string) => Promise<string>;
  add: (file: string, content: string | Buffer) => Promise<void>;
  /** Adds all other files unchanged; returns the content hash of each file. */
  complete: () => Promise<Record<string, string>>;
};

/** `isQuick`: low compression, and only Brotli, which every browser accepts. */
export function openSiteFiles(folder: string, { isQuick }: { isQuick: boolean }): SiteFiles {
  const marks = new Map<string, string>();
  const compressing: Promise<void>[] = [];
  const inTurn = queue(availableParallelism());
  const take = (file: string, content: Buffer) => {
    marks.set(file, createHash('sha256').update(content).digest('base64url').slice(0, 22));
    if (compressible.has(extname(file)))
      compressing.push(inTurn(() => compress(join(folder, file), content, isQuick)));
  };
  const list = () => listFiles(folder);

  return {
    list,
    read: (file) => readFile(join(folder, file), 'utf8'),
    async add(file, content) {
      const data = Buffer.from(content);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), data);
      take(file, data);
    },
    async complete() {
      const files = await list();
      for (const file of files)
        if (!marks.has(file)) take(file, await readFile(join(folder, file)));
      await Promise.all(compressing);
      return Object.fromEntries(files.map((file) => [file, marks.get(file) ?? '']));
    },
  };
}

/**
 * Node's few threads serve both file access and compression: too many jobs at once would delay
 * every file.
 */
function queue(places: number): (work: () => Promise<void>) => Promise<void> {
  const lanes = Array.from({ length: places }, () => Promise.resolve());
  let next = 0;
  return (work) => {
    const lane = next++ % places;
    const done = (lanes[lane] ?? Promise.resolve()).then(work);
    lanes[lane] = done;
    return done;
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const compressible = new Set([
  '.html',
  '.data',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.atom',
  '.txt',
  '.json',
  '.md',
  '.yaml',
  '.csv',
  '.webmanifest',
]);

const quickQuality = 5;

/**
 * Files every visitor waits for get maximum compression, pages slightly less: the last 3 % would
 * double the time. Files fetched by programs may be larger.
 */
function qualityOf(file: string): number {
  if (/\.(js|css)$|\/(assets|search)\//.test(file)) return 11;
  return /\.(html|data)$/.test(file) ? 10 : 8;
}

async function compress(file: string, content: Buffer, isQuick: boolean): Promise<void> {
  const brotli = promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? quickQuality : qualityOf(file),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await Promise.all([
    brotli.then((data) => writeFile(`${file}.br`, data)),
    !isQuick &&
      promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
