// Runs before anything is installed: plain JavaScript for Node 20, only Node's own modules.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSteps } from '../build/build-steps.mjs';
import { lockHash, sourceHash } from '../build/source-hash.mjs';
import { installProgress } from './install-progress.mjs';
import { handleSignals, stopCode } from './process-group.mjs';
import { runQuietly } from './run-quietly.mjs';
import { withLock } from './with-lock.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Node 24, installed by npm; the machine's own Node may be older. */
export const node = join(root, 'node_modules', '.bin', 'node');

/**
 * Installs when the lock file changed or `packages` names folders of packages/ that are not
 * installed yet. Then builds `nothing`, the missing `parts` that development needs, or the `pages`
 * if the sources changed or `again` is set. The build is quick, for use on this machine, unless
 * `release` requires full compression. One process at a time.
 */
export async function prepare({ packages = [], ...target }) {
  if (isInstalled(packages) && missingSteps(target).length === 0) return;
  await withLock(join(root, '.cache', 'prepare'), async (guard) => {
    const began = Date.now();
    const installs = isInstalled(packages) ? 0 : 1;
    const steps = missingSteps(target);
    const count = installs + steps.length;
    const run = (index, title, command, { progress, explain, env } = {}) =>
      runQuietly(`[${index} of ${count}] ${title}`, command, {
        cwd: root,
        env: { ...process.env, ...env },
        onStart: guard,
        progress,
        explain,
      });
    if (installs) await install(run, packages);
    const work = async () => {
      for (const [index, { title, program, quick = [], progress }] of steps.entries()) {
        const command = [node, ...program, ...(target.release ? [] : quick)];
        await run(installs + index + 1, title, command, { progress, env: builtFor });
      }
    };
    await (target.make === 'pages' ? marked(work, target) : work());
    console.error(`Prepared in ${Math.round((Date.now() - began) / 1000)} s`);
  });
}

/** For command lines: prints a failure's message without a stack and exits. */
export async function prepareOrExit(target) {
  handleSignals();
  try {
    await prepare(target);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(stopCode() ?? 1);
  }
}

/** With any other NODE_ENV Vite builds the pages in development mode. */
const builtFor = { NODE_ENV: 'production' };

const installMark = join(root, 'node_modules', '.lock-hash');
const buildMark = join(root, 'build', '.source-hash');

function isInstalled(packages) {
  const present = installed();
  return (
    existsSync(node) && present !== undefined && packages.every((name) => present.includes(name))
  );
}

/** The folders of packages/ whose packages are installed; undefined when the lock file changed. */
function installed() {
  const [hash, ...packages] = (read(installMark) ?? '').split(' ');
  return hash === lockHash(root) ? packages : undefined;
}

/** A release build serves every command; a quick one only those that do not require a release. */
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
 * `npm ci` would remove what other commands installed, and requires a lock entry for every platform
 * of every optional package. `--no-save` also installs the locked versions, leaves the lock file
 * alone and, given the workspaces, does not touch the packages of others.
 */
async function install(run, packages) {
  const hash = lockHash(root);
  const wanted = [...new Set([...(installed() ?? []), ...packages])].sort();
  rmSync(installMark, { force: true });
  // npm writes this file last: without it an installation was interrupted.
  if (!existsSync(join(root, 'node_modules', '.package-lock.json')))
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  // Pages are built here, so the build tools are needed in production too.
  const flags = ['--no-save', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const workspaces =
    wanted.length > 0
      ? [...wanted.map((name) => `--workspace=packages/${name}`), '--include-workspace-root']
      : ['--workspaces=false'];
  const command = npmCommand(['install', ...flags, '--loglevel=error', ...workspaces]);
  const progress = installProgress(root, wanted);
  await run(1, 'packages', command, { progress, explain: explainInstall });
  writeFileSync(installMark, [hash, ...wanted].join(' '));
}

const explainInstall = (output) =>
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.test(
    output,
  )
    ? 'npm does not reach its registry: connect this machine to the network, or set the registry or proxy of npm, and run the command again.'
    : undefined;

/** Stores the hash of the sources as they were before the build. */
async function marked(build, { release }) {
  const hash = sourceHash(root);
  rmSync(buildMark, { force: true });
  await build();
  writeFileSync(buildMark, release ? hash : quickMark(hash));
}

/** npm itself, run by the current Node: the one in node_modules is removed while npm installs. */
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
