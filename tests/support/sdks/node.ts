import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '#documents/samples/running/run-command.ts';
import { drive, driversFolder, type Language } from './language.ts';

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
};
