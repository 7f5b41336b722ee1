import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Files } from '../emitter.ts';
import type { Jdk } from './find-jdk.ts';

/**
 * The classes of these sources. They are compiled against the methods of Gson that they call, in
 * `gson/`, so that a build needs neither Gson nor a network; the package brings the real one.
 */
export function compile(sources: Files, { compiler }: Jdk): Files {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-java-'));
  try {
    const paths = [...sources].map(([path, content]) => {
      const file = join(folder, 'sources', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    });
    const list = join(folder, 'sources.txt');
    writeFileSync(list, [...paths, ...gsonFiles()].map((path) => `"${path}"\n`).join(''));
    const classes = join(folder, 'classes');
    const options = ['--release', '17', '-encoding', 'UTF-8', '-proc:none', '-Xlint:all'];
    execFileSync(compiler, [...quick, ...options, '-g:source,lines', '-d', classes, `@${list}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readFolder(classes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The compiler optimizes itself less, which pays only in longer runs. */
const quick = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC'];

const gsonFolder = join(process.cwd(), 'documents/sdks/java/gson');
const gsonFiles = (): string[] => readdirSync(gsonFolder).map((name) => join(gsonFolder, name));

/** All files below a folder, sorted by path; those of Gson are not of the package. */
function readFolder(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .filter((path) => !path.startsWith('com/google/gson/'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}
