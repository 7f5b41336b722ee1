import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '#documents/samples/running/run-command.ts';
import { exportedName, modulePath } from '#documents/sdks/go/go.ts';
import { drive, driversFolder, type Language } from './language.ts';

export const go: Language = {
  id: 'go',
  needs: 'go',
  find: ['go', 'version'],
  install: async ({ site, sdk }, place) => {
    const module = modulePath(sdk);
    await print(inGo(place, 'mod', 'init', 'driver.example'), place);
    await print(
      [
        'env',
        `GOPROXY=${site}/go`,
        'GONOSUMDB=*',
        ...inGo(place, 'get', `${module}@v${sdk.version}`),
      ],
      place,
    );
    await buildDriver(place, join(driversFolder, 'driver.go'), module);
    const folder = join(place, 'path/pkg/mod', `${module}@v${sdk.version}`);
    const unformatted = await print(['gofmt', '-l', folder], place);
    if (unformatted) throw new Error(`gofmt changes these files:\n${unformatted}`);
    await print(inGo(place, 'vet', `${module}/...`), place);
  },
  use: ({ site }, place, { trials, callbacks }) => {
    const named = trials.map((trial) => ({
      ...trial,
      group: exportedName(trial.group),
      operation: exportedName(trial.operation),
    }));
    return drive([join(place, 'driver'), `${site}/sandbox`], place, { trials: named, callbacks });
  },
};

/** Go with what it downloads and compiles below `place`, in files that can be removed. */
export const inGo = (
  place: string,
  ...args: readonly string[]
): [command: string, ...args: string[]] => [
  'env',
  ...['GOFLAGS=-modcacherw', `GOPATH=${join(place, 'path')}`, `GOCACHE=${join(place, 'cache')}`],
  ...['go', ...args],
];

/** Compiles a driver, which imports the module as `module.example`, to the program `driver`. */
export async function buildDriver(place: string, source: string, module: string): Promise<void> {
  const text = (await readFile(source, 'utf8')).replaceAll('module.example', module);
  await mkdir(join(place, 'source'));
  await writeFile(join(place, 'source/main.go'), text);
  await print(inGo(place, 'build', '-o', 'driver', './source'), place);
}
