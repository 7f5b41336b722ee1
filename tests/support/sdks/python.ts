import { join } from 'node:path';
import { print } from '#documents/samples/running/run-command.ts';
import { snakeCase } from '#documents/sdks/names.ts';
import { pythonEmitter } from '#documents/sdks/python/emit-python.ts';
import { drive, driversFolder, type Language } from './language.ts';
import { runFiles } from './run-samples.ts';

export const python = (command: string): Language => ({
  id: command,
  needs: `${command} with pip`,
  find: [command, '-m', 'pip', '--version'],
  install: async ({ site, sdk: { names } }, place) => {
    const index = `${site}/sdk/python/simple`;
    const options = ['--disable-pip-version-check', '--no-cache-dir', '--quiet'];
    const wanted = ['--target', '.', '--index-url', index, names.package];
    await print([command, '-m', 'pip', 'install', ...options, ...wanted], place);
    await print([command, '-m', 'compileall', '-q', names.package], place);
  },
  use: ({ site, sdk: { names } }, place, { trials, callbacks }) => {
    const driver = join(driversFolder, 'driver.py');
    const inSnakeCase = trials.map((trial) => ({
      ...trial,
      group: snakeCase(trial.group),
      operation: snakeCase(trial.operation),
    }));
    return drive(
      [command, driver, names.package, names.client, `${site}/sandbox`],
      place,
      { trials: inSnakeCase, callbacks },
      { PYTHONPATH: place },
    );
  },
  emitter: pythonEmitter,
  runSamples: runFiles({ command: [command], ending: '.py' }),
});
