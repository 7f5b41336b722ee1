import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * While pages are built, the framework gives each of them 10 s. What is done once for all of them
 * is therefore done before the first: the documents are compiled beside the bundles, and the
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

/** Answers with the exit code; what it says stands among the words of the build. */
async function compileDocuments(root: string): Promise<number> {
  const program = join(root, 'scripts/build/compile-documents.ts');
  const child = spawn(process.execPath, [program], { cwd: root, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('exit', stop);
  const [code] = await once(child, 'exit');
  process.off('exit', stop);
  return code ?? 1;
}
