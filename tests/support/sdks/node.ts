import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '#documents/samples/running/run-command.ts';
import { nodeEmitter } from '#documents/sdks/node/emit-node.ts';
import { drive, driversFolder, type Language } from './language.ts';
import { runFiles } from './run-samples.ts';

export const node: Language = {
  id: 'node',
  needs: 'npm',
  find: ['npm', '--version'],
  install: async ({ site, sdk: { names, version } }, place) => {
    await writeFile(join(place, 'package.json'), '{ "private": true, "type": "module" }');
    const archive = `${site}/sdk/node/${names.package}-${version}.tgz`;
    await print(['npm', 'install', '--no-audit', '--no-fund', '--silent', archive], place);
  },
  use: ({ site, sdk: { names } }, place, work) => {
    const main = join(place, 'node_modules', names.package, 'lib/index.js');
    const driver = join(driversFolder, 'driver.mjs');
    return drive([process.execPath, driver, main, names.client, `${site}/sandbox`], place, work);
  },
  emitter: nodeEmitter,
  runSamples: runFiles({ command: [process.execPath], ending: '.mjs' }, (place, files) =>
    checkTypes(place, files, ['--allowJs', '--checkJs']),
  ),
};

/** Compiles files that use the package; its problems are in the output of the error. */
export function checkTypes(
  place: string,
  files: readonly string[],
  more: readonly string[] = [],
): Promise<string> {
  const modules = join(process.cwd(), 'node_modules');
  const options = [
    ...['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--ignoreConfig'],
    ...['--types', 'node', '--typeRoots', join(modules, '@types'), ...more],
  ];
  const compiler = join(modules, 'typescript/bin/tsc');
  return print([process.execPath, compiler, ...options, ...files], place).catch((error) => {
    throw new Error(error.stdout);
  });
}
