import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SampleValues } from '#documents/samples/fill-values.ts';
import { environment } from '#documents/samples/running/run-command.ts';
import type { Emitter } from '#documents/sdks/emitter.ts';
import type { Sdk } from '#documents/sdks/model.ts';
import type { Outcome, Trial } from './trials.ts';

/** The site that serves the packages. */
export type Packages = { site: string; sdk: Sdk };

/** How a language installs its package from the site into an empty folder, and uses it there. */
export type Language = {
  id: string;
  needs: string;
  find: readonly [command: string, ...args: string[]];
  install: (packages: Packages, place: string) => Promise<void>;
  use: (packages: Packages, place: string, work: Work) => Promise<Done>;
  emitter: Emitter;
  /** Runs samples in the folder with the package. */
  runSamples: (place: string, samples: readonly PrintedSample[]) => Promise<SampleRun[]>;
};

/** `name` is the id of the call. */
export type PrintedSample = { name: string; code: string; values: SampleValues };

/** `failure` is why a sample ended with an error, or what it complained about. */
export type SampleRun = { printed: string; failure: string };

/** A driver reads the work as JSON from its standard input and prints what was done. */
export type Work = { trials: readonly Trial[]; callbacks: readonly Callback[] };

export type Done = {
  outcomes: Outcome[];
  /** Of each callback its event and its id, `sms.receipt 5b1f…`, or null if it is not genuine. */
  events: (string | null)[];
};

export type Callback = { headers: Record<string, string>; body: string; secret: string };

/** Runs a driver: a program in the language, which uses the package. */
export async function drive(
  [command, ...args]: readonly [command: string, ...args: string[]],
  place: string,
  work: Work,
  variables: NodeJS.ProcessEnv = {},
): Promise<Done> {
  const running = promisify(execFile)(command, args, {
    cwd: place,
    env: { ...environment(), ...variables },
    maxBuffer: 100_000_000,
  });
  running.child.stdin?.end(JSON.stringify(work));
  return JSON.parse((await running).stdout);
}

/** The folder of the drivers. */
export const driversFolder = import.meta.dirname;
