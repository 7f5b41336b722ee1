import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findJdk } from './find-jdk.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-jdk-'));
  for (const version of ['11.0.2', '17.0.15', '21']) {
    const home = join(folder, version);
    await mkdir(join(home, 'bin'), { recursive: true });
    await writeFile(join(home, 'bin/javac'), '');
    await writeFile(join(home, 'release'), `IMPLEMENTOR="X"\nJAVA_VERSION="${version}"\n`);
  }
  await mkdir(join(folder, 'links'));
  await symlink(join(folder, '17.0.15/bin/javac'), join(folder, 'links/javac'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['on the path, behind a link', {}, 'links', '17.0.15'],
  ['of JAVA_HOME before that on the path', { JAVA_HOME: '21' }, 'links', '21'],
  ['on the path if that of JAVA_HOME is too old', { JAVA_HOME: '11.0.2' }, 'links', '17.0.15'],
  ['nowhere', { JAVA_HOME: 'missing' }, 'missing', undefined],
  ['nowhere if it is too old', {}, '11.0.2/bin', undefined],
])('the compiler is found %s', (_, { JAVA_HOME }: { JAVA_HOME?: string }, path, version) => {
  const found = findJdk({
    PATH: `/nowhere:${join(folder, path)}`,
    ...(JAVA_HOME && { JAVA_HOME: join(folder, JAVA_HOME) }),
  });
  expect(found?.compiler).toBe(version && join(folder, version, 'bin/javac'));
});
