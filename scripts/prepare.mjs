// Runs before anything is installed: plain JavaScript for Node 20, nothing but Node's own modules.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './run-quietly.mjs';
import { lockHash, sourceHash } from './source-hash.mjs';
import { withLock } from './with-lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Node 24 as npm installed it; the machine's own may be older. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** Installs when the lock file changed and builds when the sources did, one process at a time. */
export async function prepare({ build }) {
  if (isInstalled() && (!build || isBuilt())) return;
  await withLock(join(root, '.cache', 'prepare'), async (guard) => {
    if (!isInstalled()) await install(guard);
    if (build && !isBuilt()) await buildPages(guard);
  });
}

/** For a command line: a failure is told in its own words, without a stack. */
export async function prepareOrExit(options) {
  try {
    await prepare(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const installMark = join(root, 'node_modules', '.lock-hash');
const buildMark = join(root, 'build', '.source-hash');

const isInstalled = () => existsSync(node) && read(installMark) === lockHash(root);
const isBuilt = () => existsSync(buildMark) && read(buildMark) === sourceHash(root);

/**
 * `npm ci` insists on a lock entry for every platform of every optional package; `--no-save` takes
 * the locked versions as well, and leaves the lock file alone.
 */
async function install(guard) {
  const hash = lockHash(root);
  rmSync(installMark, { force: true });
  // npm writes this file last: without it an install was broken off.
  if (!existsSync(join(root, 'node_modules', '.package-lock.json')))
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  // Pages are built here, so the tools for that are needed in production too.
  const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('Installing packages', ['install', ...flags], guard);
  writeFileSync(installMark, hash);
}

async function buildPages(guard) {
  const hash = sourceHash(root);
  rmSync(buildMark, { force: true });
  await run('Building the pages', ['run', 'build', '--silent'], guard);
  writeFileSync(buildMark, hash);
}

const run = (title, args, onStart) => runQuietly(title, npmCommand(args), { cwd: root, onStart });

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
