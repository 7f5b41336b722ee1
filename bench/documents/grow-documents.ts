import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { locales } from '#contract/locale.ts';

const root = join(import.meta.dirname, '../..');

/** Folders that the document steps of the build need. */
const parts = ['documents', 'content', 'contract', 'scripts/checks/documents', 'bench/documents'];

/** Copies the project into `folder` with every document and description `times` times. */
export async function growDocuments(folder: string, times: number): Promise<void> {
  for (const part of [...parts, 'package.json'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (let copy = 1; copy < times; copy += 1) {
    await copyDescriptions(join(folder, 'content/api'), copy);
    for (const locale of locales) await copyTexts(join(folder, 'content/docs', locale), copy);
  }
  await growMenu(join(folder, 'content/docs'), times);
}

const copyName = (name: string, copy: number): string => `${name}-copy-${copy}`;

/** Different URLs produce different samples: caches of the original must not help. */
async function copyDescriptions(folder: string, copy: number): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml'));
  for (const file of files) {
    if (file === 'common.yaml') continue;
    const text = await readFile(join(folder, file), 'utf8');
    const [name = ''] = file.split('.');
    if (!name.includes('-copy-'))
      await writeFile(
        join(folder, `${copyName(name, copy)}.yaml`),
        text
          .replace(/^ {2}(\/[^:\s]+):$/gm, (_, path) => `  ${copyName(path, copy)}:`)
          .replace(/^ {2}([a-z]+\.[a-z.-]+):$/gm, (_, event) => `  ${copyName(event, copy)}:`)
          .replace(/^( +x-event: )(\S+)$/gm, (_, lead, name) => lead + copyName(name, copy)),
      );
  }
}

async function copyTexts(folder: string, copy: number): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files) {
    if (!file.endsWith('.md') || file.includes('-copy-')) continue;
    const [category = '', doc = ''] = file.split('/');
    const text = await readFile(join(folder, file), 'utf8');
    const target = join(folder, copyName(category, copy), doc);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      text
        .replace(/^(title: ["']?)/m, (lead) => `${lead}Copy ${copy} of `)
        .replace(
          /(^operation: |operation=")([\w-]+)\//gm,
          (_, lead, product) => `${lead}${copyName(product, copy)}/`,
        ),
    );
  }
}

/** The copied menu has each category `times` times. */
async function growMenu(folder: string, times: number): Promise<void> {
  const file = join(folder, 'menu.ts');
  const once = await readFile(file, 'utf8');
  const grown = once
    .replace('export const docGroups: readonly Group[] =', 'const groupsOnce: readonly Group[] =')
    .replace(
      'export type DocumentId',
      `export const docGroups: readonly Group[] = groupsOnce.map((group) => ({
  ...group,
  categories: Array.from({ length: ${times} }, (_, copy) =>
    group.categories.map((one) => ({ ...one, id: copy === 0 ? one.id : one.id + '-copy-' + copy })),
  ).flat(),
}));

export type DocumentId`,
    )
    .replace(
      "['general/get-started', 'general/sdks'];",
      `Array.from({ length: ${times} }, (_, copy) =>
  ['get-started', 'sdks'].map((name) => \`\${copy === 0 ? 'general' : 'general-copy-' + copy}/\${name}\` as const),
).flat();`,
    );
  await writeFile(file, grown);
}
