import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * While pages are built, the framework gives each of them 10 s, which cannot be set. What is done
 * once for all of them, such as reading the documents, is therefore done before the first.
 */
export const openServerBuild = (): Plugin => ({
  name: 'open-server-build',
  async configurePreviewServer({ config }) {
    await import(pathToFileURL(join(config.root, 'build/server/index.js')).href);
  },
});
