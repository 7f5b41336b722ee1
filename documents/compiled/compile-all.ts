import { locales } from '#contract/locale.ts';
import { documentedApi } from '../api/documented-api.ts';
import { documentationFiles } from '../files/files.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { type CompiledDocument, compileDocument } from '../pages/compile-document.ts';
import { highlighted, restoreHighlighted } from '../pages/highlight.ts';
import { servedSdks } from '../sdks/served-sdks.ts';
import { type Compiled, compiledKey } from './compiled.ts';
import { hashOf, inputHash } from './input-hash.ts';
import { isStored, readStored, store } from './store.ts';

/**
 * Stores everything that the build makes of the documents, unless it is stored already. Most of
 * the time goes into highlighting, whose results outlive a change of the documents.
 */
export async function compileAll(): Promise<void> {
  const key = inputHash();
  if (names.every((name) => isStored(name, key))) return;
  const highlightKey = hashOf(process.cwd(), ['documents/pages/highlight.ts']);
  const known = readStored('highlighted', highlightKey);
  if (known instanceof Map) restoreHighlighted(known);
  const compiled = await compile();
  for (const name of names) store(name, key, compiled[name]);
  store('highlighted', highlightKey, await highlighted());
}

const names = [
  'manuscripts',
  'pages',
  'files',
  'api',
  'sdks',
] as const satisfies (keyof Compiled)[];

async function compile(): Promise<Compiled> {
  const manuscripts = allManuscripts();
  const pages = new Map<string, CompiledDocument>();
  for (const manuscript of locales.flatMap((locale) => manuscripts[locale]))
    pages.set(compiledKey(manuscript), await compileDocument(manuscript));
  const files = new Map([...documentationFiles()].map(([path, compose]) => [path, compose()]));
  return { manuscripts, pages, files, api: documentedApi(), sdks: servedSdks() };
}
