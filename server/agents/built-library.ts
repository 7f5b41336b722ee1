import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onLoop } from '../loop-time.ts';
import type { AgentLibrary } from './library.ts';
import { SearchThread } from './search-thread.ts';

/** The documentation of the build; undefined if there is no build. */
export function builtLibrary(buildDir: string): AgentLibrary | undefined {
  if (!existsSync(join(buildDir, 'agents/search.js'))) return undefined;
  const thread = new SearchThread(buildDir);
  return {
    open: () => thread.open(),
    search: async (query) => onLoop(thread.search(query)),
    close: () => thread.close(),
    read: async (path) => {
      // Only paths of documents: no other file can be read by a name from outside.
      if (!/^\/document(-en)?(\/[\w-]+){1,2}$/.test(path)) return undefined;
      const file = join(buildDir, 'client', `${path}.md`);
      return existsSync(file) ? readFile(file, 'utf8') : undefined;
    },
  };
}
