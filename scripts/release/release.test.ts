import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedSince, lastTag } from './changed-since.ts';
import { closeSection, unreleasedEntries } from './changelog.ts';
import { stopsRelease } from './known-vulnerabilities.ts';
import { isNewer } from './version.ts';

const changelog =
  '# Changelog\n\n## Unreleased\n\n- A new page\n\n## 0.1.0 (2026-06-01)\n\n- All\n';

test('unreleased entries get a version, with an empty section above', () => {
  expect(unreleasedEntries(changelog)).toBe('- A new page');
  const closed = closeSection(changelog, '0.2.0', '2026-12-01');
  expect(unreleasedEntries(closed)).toBe('');
  expect(closed).toContain('## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- A new page\n\n## 0.1.0');
});

test('without unreleased entries there is no release', () => {
  const closed = closeSection(changelog, '0.2.0', '2026-12-01');
  expect(() => closeSection(closed, '0.3.0', '2026-12-02')).toThrow('nothing under "Unreleased"');
  expect(() => unreleasedEntries('# Changelog\n')).toThrow('has no "## Unreleased"');
});

test.each([
  ['0.2.0', '0.1.9', true],
  ['1.0.0', '0.9.9', true],
  ['0.10.0', '0.9.0', true],
  ['0.2.0', '0.2.0', false],
  ['0.1.9', '0.2.0', false],
])('%s is newer than %s: %s', (next, current, expected) => {
  expect(isNewer(next, current)).toBe(expected);
});

test('a version has three numbers', () => {
  expect(() => isNewer('0.2', '0.1.0')).toThrow('not a version');
  expect(() => isNewer('0.2.0-beta', '0.1.0')).toThrow('not a version');
});

test('only a severe vulnerability of a shipped package stops a release', () => {
  const found = { name: 'left-pad', severity: 'high', isShipped: true };
  expect(stopsRelease(found)).toBe(true);
  expect(stopsRelease({ ...found, isShipped: false })).toBe(false);
  expect(stopsRelease({ ...found, severity: 'moderate' })).toBe(false);
});

const root = mkdtempSync(join(tmpdir(), 'release-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
  });

beforeAll(() => {
  git('init', '--quiet');
  expect(lastTag(root)).toBeUndefined();
  write('package.json', { dependencies: { pg: '1.0.0', old: '1.0.0' }, devDependencies: {} });
  write('server/db/migrations/0001.sql', '');
  commit();
  git('tag', 'v0.1.0');
  write('package.json', { dependencies: { pg: '2.0.0', fresh: '1.0.0' }, devDependencies: {} });
  write('server/db/migrations/0002.sql', '');
  write('server/db/migrations/0001.sql', 'mended');
  commit();
});
afterAll(() => rmSync(root, { recursive: true }));

test('notes name the migrations and packages since the last tag', () => {
  expect(lastTag(root)).toBe('v0.1.0');
  expect(changedSince(root, 'v0.1.0')).toEqual({
    migrations: ['0002.sql'],
    packages: ['fresh: new → 1.0.0', 'old: 1.0.0 → gone', 'pg: 1.0.0 → 2.0.0'],
  });
});

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(root, path), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a change');
}
