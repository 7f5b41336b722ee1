import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '#documents/samples/running/run-command.ts';
import { phpEmitter } from '#documents/sdks/php/emit-php.ts';
import { drive, driversFolder, type Language } from './language.ts';
import { runFiles } from './run-samples.ts';

export const php: Language = {
  id: 'php',
  needs: 'PHP with curl, or Composer,',
  find: ['php', '-r', 'exit(extension_loaded("curl") && `command -v composer` ? 0 : 1);'],
  install: async ({ site, sdk: { names, version } }, place) => {
    const project = {
      repositories: [{ type: 'composer', url: `${site}/sdk/php` }, { 'packagist.org': false }],
      require: { [`${names.package}/${names.package}`]: version },
      // The site of the test has no certificate.
      config: { 'secure-http': false },
    };
    await writeFile(join(place, 'composer.json'), JSON.stringify(project));
    const home = ['env', `HOME=${place}`, `COMPOSER_HOME=${place}/composer-home`] as const;
    await print([...home, 'composer', 'install', '--no-interaction', '--no-progress'], place);
    await print(['php', '-r', loadsAll(`vendor/${names.package}/${names.package}/src`)], place);
  },
  use: ({ site, sdk: { names } }, place, work) => {
    const driver = join(driversFolder, 'driver.php');
    const autoload = join(place, 'vendor/autoload.php');
    return drive(['php', driver, autoload, names.client, `${site}/sandbox`], place, work);
  },
  emitter: phpEmitter,
  runSamples: runFiles({
    command: ['php', '-d', 'display_errors=stderr', '-d', 'error_reporting=-1'],
    ending: '.php',
  }),
};

/** Every class can be loaded. */
const loadsAll = (folder: string): string => `
require 'vendor/autoload.php';
foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator('${folder}')) as $file) {
    if ($file->isFile()) require_once $file->getPathname();
}`;
