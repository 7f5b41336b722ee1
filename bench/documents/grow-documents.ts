import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { locales } from '#contract/locale.ts';

const root = join(import.meta.dirname, '../..');

/** What the steps of the build that deal with documents are made of. */
const parts = ['documents', 'content', 'contract', 'scripts/documents', 'bench/documents'];

/** A copy of the project in `folder` that has every document and description `times` times. */
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

/** Other addresses make other samples: nothing may be known from the original. */
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
      text.replace(
        /(^operation: |operation=")([\w-]+)\//gm,
        (_, lead, product) => `${lead}${copyName(product, copy)}/`,
      ),
    );
  }
}

/** In the copy the menu has each category `times` times. */
async function growMenu(folder: string, times: number): Promise<void> {
  await rename(join(folder, 'menu.ts'), join(folder, 'menu-once.ts'));
  await writeFile(
    join(folder, 'menu.ts'),
    `import * as once from './menu-once.ts';
export * from './menu-once.ts';
const grown = (category) => Array.from({ length: ${times} }, (_, copy) =>
  copy === 0 ? category : { ...category, id: category.id + '-copy-' + copy });
export const docGroups = once.docGroups.map((group) =>
  ({ ...group, categories: group.categories.flatMap(grown) }));
export const pinnedDocuments = once.pinnedDocuments.flatMap((id) => {
  const [category, doc] = id.split('/');
  return grown({ id: category }).map((one) => one.id + '/' + doc);
});
export const documentIds = [...pinnedDocuments, ...docGroups.flatMap(({ categories }) =>
  categories.flatMap(({ id, docs }) => docs.map((doc) => id + '/' + doc)))];
`,
  );
}
