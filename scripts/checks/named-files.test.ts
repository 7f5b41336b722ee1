import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Written by the build, absent from a fresh clone. */
const builtFolder = 'app/styles/fonts/';

/** Decision 0032 is replaced and names files that no longer exist. */
const manuals = globSync(
  ['README.md', 'CONTRIBUTING.md', 'deploy/README.md', 'docs/*.md', 'docs/decisions/*.md'],
  { cwd: root },
).filter((file) => !file.includes('/0032-'));

test.each(manuals)('the files that %s names exist', (manual) => {
  const named = [...read(manual).matchAll(/`([a-z]+\/[\w@./-]*[\w/])`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.has(path.split('/')[0] ?? '') && path !== builtFolder);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(manuals)('the links in %s lead to files and headings that exist', (manual) => {
  const text = read(manual).replaceAll(/`[^`\n]*`/g, '');
  const links = [...text.matchAll(/\]\(([^):\s#]*)(?:#([^)]+))?\)/g)];
  const dead = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? manual : join(dirname(manual), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsIn(read(target)).includes(anchor);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

const folders = new Set([
  ...['app', 'bench', 'content', 'contract', 'deploy', 'docs', 'documents'],
  ...['packages', 'scripts', 'server', 'tests'],
]);

const withoutCode = (markdown: string) => markdown.replaceAll(/^( *)```.*?^\1```$/gms, '');

/** Without code blocks: their comments look like headings, their examples like links. */
const read = (file: string): string => withoutCode(readFileSync(join(root, file), 'utf8'));

/** Anchors as GitHub derives them from headings. */
const anchorsIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
