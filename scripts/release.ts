import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { changedSince, lastTag } from './release/changed-since.ts';
import { closeSection, whatIsNew } from './release/changelog.ts';
import { askForWeaknesses, stopsRelease } from './release/known-weaknesses.ts';
import { isNewer } from './release/version.ts';

/**
 * `npm run release -- 1.2.0` looks whether the tree can be released, runs every test on the built
 * pages, gives the changes their version and writes the notes. Committing, tagging and publishing
 * stay with whoever releases. `--check` only asks what is known against our packages.
 */
const root = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

tellWeaknesses();
if (!values.check) release(positionals[0] ?? '');

function tellWeaknesses(): void {
  const found = askForWeaknesses(root);
  if (!found) {
    console.log('Known weaknesses: not checked, the registry does not answer the question.');
    return;
  }
  console.log(`Known weaknesses: ${found.length}`);
  for (const { name, severity, isShipped } of found)
    console.log(`  ${severity}  ${name}${isShipped ? '' : ' (only for building and testing)'}`);
  if (found.some(stopsRelease)) fail('What is shipped has a weakness of high severity.');
}

function release(version: string): void {
  const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
  const { version: current } = z
    .object({ version: z.string() })
    .parse(JSON.parse(read('package.json')));
  if (!isNewer(version, current)) fail(`${version} is not newer than ${current}.`);
  const news = whatIsNew(read('CHANGELOG.md'));
  if (news === '') fail('CHANGELOG.md has nothing under "Unreleased".');
  const left = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (left !== '') fail(`Commit these first:\n${left}`);

  const tested = spawnSync(process.execPath, ['scripts/run-tests.ts', 'all'], { stdio: 'inherit' });
  if (tested.status !== 0) fail('The tests failed.');

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
