import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#contract/locale.ts';
import type { AgentLibrary, FoundPlace } from './library.ts';

type Search = (query: string) => FoundPlace[];
type BuiltSearch = { openSearch(file: unknown): Promise<Search> };

/** What the build left; undefined where nothing was built. The index is read when first asked for. */
export async function builtLibrary(buildDir: string): Promise<AgentLibrary | undefined> {
  const code = join(buildDir, 'agents/search.js');
  if (!existsSync(code)) return undefined;
  const { openSearch }: BuiltSearch = await import(pathToFileURL(code).href);
  const client = join(buildDir, 'client');
  const opened = new Map<Locale, Promise<Search>>();
  const open = async (locale: Locale) =>
    openSearch(JSON.parse(await readFile(join(client, `search/${locale}.json`), 'utf8')));

  return {
    search: async (query, locale) => {
      const search = opened.get(locale) ?? open(locale);
      opened.set(locale, search);
      return (await search)(query);
    },
    read: async (path) => {
      // Only what looks like the path of a document: nothing else is read by a name from outside.
      if (!/^\/document(-en)?(\/[\w-]+){1,2}$/.test(path)) return undefined;
      const file = join(client, `${path}.md`);
      return existsSync(file) ? readFile(file, 'utf8') : undefined;
    },
  };
}
