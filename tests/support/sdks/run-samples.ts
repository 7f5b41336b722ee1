import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, inTurn } from '#documents/samples/running/run-command.ts';
import type { Language, PrintedSample, SampleRun } from './language.ts';

/** Runs every sample as a file of its own; `check` is for all of them. */
export const runFiles =
  (
    { command, ending }: { command: readonly [string, ...string[]]; ending: string },
    check?: (place: string, files: readonly string[]) => Promise<unknown>,
  ): Language['runSamples'] =>
  async (place, samples) => {
    const fileOf = ({ name }: PrintedSample) => name + ending;
    for (const sample of samples) await writeFile(join(place, fileOf(sample)), sample.code);
    await check?.(place, samples.map(fileOf));
    return runEach(place, samples, (sample) => [...command, fileOf(sample)]);
  };

/** Runs a command for every sample, with nothing but its environment. */
export const runEach = (
  place: string,
  samples: readonly PrintedSample[],
  commandOf: (sample: PrintedSample) => readonly [string, ...string[]],
): Promise<SampleRun[]> =>
  inTurn(samples, (sample) => {
    const [command, ...args] = commandOf(sample);
    const options = { cwd: place, timeout: 60_000, env: environment(sample.values) };
    return promisify(execFile)(command, args, options).then(
      ({ stdout, stderr }) => ({ printed: stdout, failure: stderr }),
      ({ stdout, message }) => ({ printed: stdout, failure: message }),
    );
  });
