import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '#documents/samples/running/run-command.ts';
import { goEmitter } from '#documents/sdks/go/emit-go.ts';
import { exportedName, modulePath } from '#documents/sdks/go/go.ts';
import { drive, driversFolder, type Language, type PrintedSample } from './language.ts';
import { runEach } from './run-samples.ts';

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
    await checkFormat(folder);
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
  emitter: goEmitter,
  runSamples: async (place, samples) => {
    const folder = join(place, 'samples');
    await writeSamples(folder, samples);
    await checkFormat(folder);
    await print(inGo(place, 'vet', './samples'), place);
    await print(inGo(place, 'build', '-o', 'run-sample', './samples'), place);
    return runEach(place, samples, ({ name }) => [join(place, 'run-sample'), name]);
  },
};

/** All in one program, since linking one for each takes minutes: `main` has the name of its call. */
async function writeSamples(folder: string, samples: readonly PrintedSample[]): Promise<void> {
  await mkdir(folder);
  for (const { name, code } of samples)
    await writeFile(
      join(folder, `${name}.go`),
      `${code.replace('\nfunc main() {', `\nfunc ${name}() {`)}\n`,
    );
  const cases = samples.map(({ name }) => `\tcase "${name}":\n\t\t${name}()\n`);
  await writeFile(
    join(folder, 'main.go'),
    `package main\n\nimport "os"\n\nfunc main() {\n\tswitch os.Args[1] {\n${cases.join('')}\t}\n}\n`,
  );
}

async function checkFormat(folder: string): Promise<void> {
  const unformatted = await print(['gofmt', '-s', '-d', folder], folder);
  if (unformatted) throw new Error(`gofmt changes these files:\n${unformatted}`);
}

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
