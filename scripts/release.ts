import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { changedSince, lastTag } from './release/changed-since.ts';
import { closeSection, unreleasedEntries } from './release/changelog.ts';
import { hasPassedOn, readRecord, readTree } from './release/check-record.ts';
import { chooseChecks, type ReleaseCheck, releaseChecks } from './release/checks.ts';
import { queryVulnerabilities, stopsRelease } from './release/known-vulnerabilities.ts';
import { runChecks, showRecord } from './release/run-checks.ts';
import { isNewer } from './release/version.ts';
import { handleSignals } from './run/process-group.mjs';

/**
 * `npm run release` runs every check of a release and shows the commit of each check's last run.
 * With a version (`-- 1.2.0`), and if all checks have passed on this commit, it also writes version
 * and release notes. Committing, tagging and publishing are manual.
 */
const root = process.cwd();
const recordFile = join(root, '.cache', 'release-checks.json');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Run only this check; may be repeated. */
    only: { type: 'string', multiple: true },
    /** Skip checks that have passed on this commit. */
    continue: { type: 'boolean', default: false },
    /** Run nothing, show the last runs. */
    list: { type: 'boolean', default: false },
    /** Run nothing, list known vulnerabilities of packages. */
    check: { type: 'boolean', default: false },
  },
});
const [version] = positionals;

if (values.list) showRecord(recordFile);
else if (values.check) tellWeaknesses();
else await release();

async function release(): Promise<void> {
  const chosen = choose();
  if (version !== undefined) {
    requireReleasable(version);
    tellWeaknesses();
  }
  const isDone = (check: ReleaseCheck) =>
    hasPassedOn(readRecord(recordFile)[check], readTree(root));
  handleSignals();
  await runChecks(
    chosen.filter((check) => !values.continue || !isDone(check)),
    { root, recordFile },
  );
  showRecord(recordFile);
  const record = readRecord(recordFile);
  const failed = chosen.filter((check) => !record[check]?.passed);
  if (failed.length > 0) fail(`Failed: ${failed.join(', ')}`);
  if (version === undefined) return;
  const missing = releaseChecks.filter((check) => !isDone(check));
  if (missing.length > 0) fail(`Not passed on this commit: ${missing.join(', ')}`);
  writeVersion(version);
}

function choose(): readonly ReleaseCheck[] {
  try {
    return chooseChecks(values.only);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function tellWeaknesses(): void {
  const found = queryVulnerabilities(root);
  if (!found) {
    console.log('Known vulnerabilities: not checked, the registry does not answer the question.');
    return;
  }
  console.log(`Known vulnerabilities: ${found.length}`);
  for (const { name, severity, isShipped } of found)
    console.log(`  ${severity}  ${name}${isShipped ? '' : ' (only for building and testing)'}`);
  if (found.some(stopsRelease)) fail('What is shipped has a vulnerability of high severity.');
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function requireReleasable(next: string): void {
  const { version: current } = z
    .object({ version: z.string() })
    .parse(JSON.parse(read('package.json')));
  if (!isNewer(next, current)) fail(`${next} is not newer than ${current}.`);
  if (unreleasedEntries(read('CHANGELOG.md')) === '')
    fail('CHANGELOG.md has nothing under "Unreleased".');
  if (readTree(root).isModified) fail('Commit what you changed first.');
}

function writeVersion(version: string): void {
  const news = unreleasedEntries(read('CHANGELOG.md'));
  const [day = ''] = new Date().toISOString().split('T');
  writeFileSync(`${root}/CHANGELOG.md`, closeSection(read('CHANGELOG.md'), version, day));
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { stdio: 'pipe' });
  mkdirSync(`${root}/.cache`, { recursive: true });
  const notes = `.cache/release-${version}.md`;
  writeFileSync(`${root}/${notes}`, notesOf(version, news));
  console.log(`
${version} is ready. Its notes: ${notes}
  git commit --all --message "Release ${version}"
  git tag v${version}
Then upgrade as deploy/README.md says.`);
}

function notesOf(version: string, news: string): string {
  const before = lastTag(root);
  const { migrations, packages } = before
    ? changedSince(root, before)
    : { migrations: [], packages: [] };
  const part = (title: string, lines: string[]) =>
    lines.length > 0 ? `\n## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n` : '';
  return `# ${version}\n\n${news}\n${part('Migrations', migrations)}${part('Packages', packages)}`;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
