// Runs before anything is installed: plain JavaScript for Node 20, nothing but Node's own modules.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSteps } from './build-steps.mjs';
import { installProgress } from './install-progress.mjs';
import { answerSignals, stopCode } from './process-group.mjs';
import { runQuietly } from './run-quietly.mjs';
import { lockHash, sourceHash } from './source-hash.mjs';
import { withLock } from './with-lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Node 24 as npm installed it; the machine's own may be older. */
export const node = join(root, 'node_modules', '.bin', 'node');

/**
 * Installs when the lock file changed, then makes `nothing`, the `parts` that the pages need and
 * that are missing, or the `pages` when the sources changed or `again`. Pages are built quickly,
 * for use on this machine, unless `release` asks for full compression. One process at a time.
 */
export async function prepare(wish) {
  if (isInstalled() && missingSteps(wish).length === 0) return;
  await withLock(join(root, '.cache', 'prepare'), async (guard) => {
    const began = Date.now();
    const installs = isInstalled() ? 0 : 1;
    const steps = missingSteps(wish);
    const count = installs + steps.length;
    const run = (index, title, command, { progress, env } = {}) =>
      runQuietly(`[${index} of ${count}] ${title}`, command, {
        cwd: root,
        env: { ...process.env, ...env },
        onStart: guard,
        progress,
      });
    if (installs) await install(run);
    const work = async () => {
      for (const [index, { title, program, quick = [], progress }] of steps.entries()) {
        const command = [node, ...program, ...(wish.release ? [] : quick)];
        await run(installs + index + 1, title, command, { progress, env: builtFor });
      }
    };
    await (wish.make === 'pages' ? marked(work, wish) : work());
    console.error(`Prepared in ${Math.round((Date.now() - began) / 1000)} s`);
  });
}

/** For a command line: a failure is told in its own words, without a stack. */
export async function prepareOrExit(wish) {
  answerSignals();
  try {
    await prepare(wish);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(stopCode() ?? 1);
  }
}

/** Wherever NODE_ENV says something else, Vite builds pages as for developers. */
const builtFor = { NODE_ENV: 'production' };

const installMark = join(root, 'node_modules', '.lock-hash');
const buildMark = join(root, 'build', '.source-hash');

const isInstalled = () => existsSync(node) && read(installMark) === lockHash(root);
/** A release build serves every command; a quick one only those that do not ask for a release. */
function isBuilt(release) {
  const mark = read(buildMark);
  if (!mark) return false;
  const hash = sourceHash(root);
  return mark === hash || (!release && mark === quickMark(hash));
}

const quickMark = (hash) => `${hash} quick`;

function missingSteps({ make, again = false, release }) {
  if (make === 'pages') return again || !isBuilt(release) ? buildSteps : [];
  if (make === 'parts') return buildSteps.filter((step) => step.makes && !isFresh(step));
  return [];
}

const isFresh = ({ makes, from }) =>
  existsSync(join(root, makes)) && from.every((file) => changedMs(file) <= changedMs(makes));

const changedMs = (file) => statSync(join(root, file)).mtimeMs;

/**
 * `npm ci` insists on a lock entry for every platform of every optional package; `--no-save` takes
 * the locked versions as well, and leaves the lock file alone.
 */
async function install(run) {
  const hash = lockHash(root);
  rmSync(installMark, { force: true });
  // npm writes this file last: without it an install was broken off.
  if (!existsSync(join(root, 'node_modules', '.package-lock.json')))
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  // Pages are built here, so the tools for that are needed in production too.
  const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(1, 'packages', npmCommand(['install', ...flags]), { progress: installProgress(root) });
  writeFileSync(installMark, hash);
}

/** What is marked as built was built from the sources of before the build. */
async function marked(build, { release }) {
  const hash = sourceHash(root);
  rmSync(buildMark, { force: true });
  await build();
  writeFileSync(buildMark, release ? hash : quickMark(hash));
}

/** npm itself, by the Node that runs it: the one in node_modules goes away while npm installs. */
function npmCommand(args) {
  const { npm_execpath: npm, npm_node_execpath: runner } = process.env;
  return npm && runner ? [runner, npm, ...args] : ['npm', ...args];
}

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
