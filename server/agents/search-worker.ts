import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Locale, locales } from '#contract/locale.ts';
import type { FoundPlace } from './library.ts';

/** The worker of `search-thread.ts`: opens the built indexes, then answers one query at a time. */
export type SearchTask = { query: string; locale: Locale };
export type SearchReply = 'ready' | FoundPlace[];

type Search = (query: string) => FoundPlace[];
type BuiltSearch = { openSearch(file: unknown): Promise<Search> };

const buildDir: string = workerData;
const code = pathToFileURL(join(buildDir, 'agents/search.js')).href;
const { openSearch }: BuiltSearch = await import(code);
const searches = new Map<Locale, Search>();
for (const locale of locales) {
  const file = join(buildDir, `client/search/${locale}.json`);
  searches.set(locale, await openSearch(JSON.parse(await readFile(file, 'utf8'))));
}

const reply = (answer: SearchReply) => parentPort?.postMessage(answer);
parentPort?.on('message', ({ query, locale }: SearchTask) =>
  reply(searches.get(locale)?.(query) ?? []),
);
reply('ready');
