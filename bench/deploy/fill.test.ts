import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const shipped = join(import.meta.dirname, '../../deploy/nginx');
const example = readFileSync(join(shipped, 'site.env.example'), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fill = (values: string) => {
  writeFileSync(join(folder, 'nginx.env'), values);
  return spawnSync(join(shipped, 'fill'), [join(folder, 'nginx.env'), join(folder, 'site.conf')], {
    encoding: 'utf8',
  });
};
const hasEnvsubst = spawnSync('envsubst', ['--version']).status === 0;

test.runIf(hasEnvsubst)('the values of the example fill every placeholder', () => {
  expect(fill(example)).toMatchObject({ status: 0, stderr: '' });
  const config = readFileSync(join(folder, 'site.conf'), 'utf8');
  expect(config).toContain('server 127.0.0.1:3001 max_fails=3');
  expect(config).toContain('proxy_set_header Host $host;');
  expect(config.replaceAll(/^#.*$/gm, '')).not.toContain('${');
});

test('a missing value is named, and the nginx configuration is unchanged', () => {
  writeFileSync(join(folder, 'site.conf'), 'of the release before');
  const { status, stderr } = fill(example.replace(/^SITE_RATE=.*$/m, ''));
  expect(status).toBe(1);
  expect(stderr).toContain('lacks SITE_RATE');
  expect(readFileSync(join(folder, 'site.conf'), 'utf8')).toBe('of the release before');
});
