import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The framework allows 10 s for prerendering a page. Work that is done once for all pages is
 * therefore done before the first: the documents are compiled while the bundles are built, and the
 * server build, which reads them, is loaded when the framework starts its server.
 */
export function openServerBuild(): Plugin {
  let compiled: Promise<number> | undefined;
  return {
    name: 'open-server-build',
    sharedDuringBuild: true,
    buildStart() {
      const { command, root } = this.environment.config;
      if (command === 'build') compiled ??= compileDocuments(root);
    },
    async writeBundle() {
      if (this.environment.name === 'ssr' && (await compiled) !== 0)
        throw new Error('The documents could not be compiled.');
    },
    async configurePreviewServer({ config }) {
      await import(pathToFileURL(join(config.root, 'build/server/index.js')).href);
    },
  };
}

/** Returns the exit code; its output appears in that of the build. */
async function compileDocuments(root: string): Promise<number> {
  const program = join(root, 'scripts/build/compile-documents.ts');
  const child = spawn(process.execPath, [program], { cwd: root, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('exit', stop);
  const [code] = await once(child, 'exit');
  process.off('exit', stop);
  return code ?? 1;
}
