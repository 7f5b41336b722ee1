import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { factsAttribute } from '#app/docs/document-facts.ts';
import { documentationFiles, documentationPages } from '#documents/files/files.ts';
import { cutElement } from './cut-element.ts';

/** Beside each built page of the documentation: the document alone, for a move inside the app. */
const clientDir = join(import.meta.dirname, '../build/client');
const pages = documentationPages();

for (const path of pages) {
  const page = await readFile(join(clientDir, path, 'index.html'), 'utf8');
  await write(`${path}.html`, `<!doctype html>${cutElement(page, `<div ${factsAttribute}=`)}`);
}
const files = documentationFiles();
for (const [path, compose] of files) await write(path, await compose());
console.log(`Wrote ${pages.length} documents and ${files.size} files beside them.`);

async function write(path: string, text: string): Promise<void> {
  const file = join(clientDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
