import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { secondMs } from '#contract/time-units.ts';
import { readSiteManifest } from '../../site/manifest.ts';
import { describeMissing, missingFiles } from '../../site/missing-files.ts';
import { StartError } from '../../start-error.ts';
import { type Answers, countAnswers, isTooMuch } from './count-answers.ts';
import type { Machine } from './machine.ts';
import { probe } from './probe.ts';
import { type Rollout, readState, type Side, writeState } from './state.ts';

type Options = {
  /** How long responses are watched before the old processes are stopped. */
  watchMs: number;
  /** Ports of the new processes; the lowest free ones by default. */
  ports?: readonly number[];
  say(line: string): void;
};

/**
 * Switches from the running release to another. Each step is idempotent, so an interrupted upgrade
 * can be run again.
 */
export async function upgrade(machine: Machine, directory: string, options: Options) {
  const rollout = await planned(machine, directory, options);
  await requireComplete(machine, rollout.to);
  await carryOut(machine, rollout, options, async () => {
    options.say('Bringing the tables up to date');
    await machine.migrate(rollout.to);
  });
}

/** Switches to the previous release; an unfinished upgrade is undone. */
export async function rollBack(machine: Machine, options: Options): Promise<void> {
  const { pending, previous } = await readState(machine.stateFile);
  if (pending) return takeBack(machine, pending, options);
  if (previous === undefined) throw new StartError('There is no upgrade to go back from.');
  const from = await machine.serving();
  const to = { directory: previous, ports: portsFor(from, options) };
  await requireComplete(machine, to);
  await carryOut(machine, { from, to }, options);
}

async function planned(machine: Machine, directory: string, options: Options): Promise<Rollout> {
  const { pending } = await readState(machine.stateFile);
  if (pending?.to.directory === directory) return pending;
  if (pending)
    throw new StartError(
      `The upgrade to ${pending.to.directory} is not done: run it again, or deploy/ops rollback.`,
    );
  const from = await machine.serving();
  return { from, to: { directory, ports: portsFor(from, options) } };
}

function portsFor({ ports: taken }: Side, { ports }: Options): number[] {
  const chosen = ports ?? lowestFree(taken);
  if (chosen.length === 0 || chosen.some((port) => taken.includes(port)))
    throw new StartError(`The new processes need ports besides ${taken.join(', ')}: name --ports.`);
  return [...chosen];
}

const firstPort = 3001;

const lowestFree = (taken: readonly number[]): number[] =>
  Array.from({ length: 2 * taken.length }, (_, index) => firstPort + index)
    .filter((port) => !taken.includes(port))
    .slice(0, taken.length);

async function requireComplete(machine: Machine, { directory }: Side): Promise<void> {
  const programs = ['server/main.ts', 'deploy/nginx/fill', 'node_modules/.bin/node'];
  const missing = [
    ...programs.filter((file) => !existsSync(join(directory, file))),
    ...(await missingFiles(join(directory, 'build'))).map((file) => `build/${file}`),
  ];
  if (missing.length > 0)
    throw new StartError(
      `${directory} is not complete (${describeMissing(missing)}): run npm run build there, or bring all of it along.`,
    );
  const { origin, isQuick } = await readSiteManifest(join(directory, 'build'));
  if (isQuick)
    throw new StartError(
      `The pages of ${directory} are a quick build, for development: run npm run build there.`,
    );
  const wanted = await machine.origin();
  if (new URL(origin).origin !== new URL(wanted).origin)
    throw new StartError(
      `The pages of ${directory} are built for ${origin}: build them with VITE_SITE_ORIGIN=${wanted}.`,
    );
}

async function carryOut(
  machine: Machine,
  rollout: Rollout,
  options: Options,
  prepare: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { from, to } = rollout;
  const { say } = options;
  const { previous } = await readState(machine.stateFile);
  await writeState(machine.stateFile, { previous, pending: rollout });
  try {
    await prepare();
    say(`Starting ${to.directory} on ${to.ports.join(', ')}`);
    await machine.start(to);
    const problems = await probe(to);
    if (problems.length > 0) throw new StartError(problems.slice(0, 3).join('\n'));
    say('Its pages are well; changing over');
    await machine.writeTargets([from, to]);
    const { end } = await machine.logSince(0);
    await machine.changeOver(to);
    await watch(machine, rollout, { ...options, logEnd: end });
  } catch (error) {
    say(error instanceof StartError ? error.message : String(error));
    await takeBack(machine, rollout, options);
    throw new StartError(`${from.directory} serves as before.`, { cause: error });
  }
  await machine.awaitOldWorkers(longestShutdownMs);
  say(`Ending ${from.directory} on ${from.ports.join(', ')}`);
  await machine.stop(from);
  await machine.writeTargets([to]);
  // Same release on other ports, to apply changed settings.
  const isSame = from.directory === to.directory;
  await writeState(machine.stateFile, { previous: isSame ? previous : from.directory });
  say(`${to.directory} serves. Back: deploy/ops rollback`);
}

const longestShutdownMs = 60 * secondMs;
const lookEveryMs = 250;

async function watch(
  machine: Machine,
  { to }: Rollout,
  { watchMs, say, logEnd }: Options & { logEnd: number },
): Promise<void> {
  const answers: Answers = { all: 0, failed: 0 };
  const untilMs = Date.now() + watchMs;
  let from = logEnd;
  say(`Counting answers of 5xx for ${watchMs / secondMs} s`);
  do {
    await pause(Math.min(lookEveryMs, watchMs));
    const { text, end } = await machine.logSince(from);
    // An incomplete last line is read the next time.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    from = end - Buffer.byteLength(text.slice(whole.length));
    const more = countAnswers(whole, to.ports);
    answers.all += more.all;
    answers.failed += more.failed;
    if (isTooMuch(answers))
      throw new StartError(`${answers.failed} of ${answers.all} answers were 5xx.`);
  } while (Date.now() < untilMs);
  say(`${answers.failed} of ${answers.all} answers were 5xx`);
}

/** Undoes the steps of a rollout; each step is idempotent. */
async function takeBack(machine: Machine, rollout: Rollout, { say }: Options): Promise<void> {
  const { from, to } = rollout;
  say(`Going back to ${from.directory}`);
  await machine.start(from);
  const serving = await machine.serving();
  if (serving.directory !== from.directory || serving.ports.join() !== from.ports.join()) {
    await machine.changeOver(from);
    await machine.awaitOldWorkers(longestShutdownMs);
  }
  await machine.stop(to);
  await machine.writeTargets([from]);
  const { previous } = await readState(machine.stateFile);
  await writeState(machine.stateFile, { previous });
}
