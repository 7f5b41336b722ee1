import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { memoize } from '#app/docs/search/memoize.ts';
import { isDeskPath } from '#content/site-map.ts';
import { deskBase } from '#contract/desk-base.ts';

const client = join(import.meta.dirname, '../../build/client');
const read = (file: string) => readFileSync(join(client, file), 'utf8');
const named = (text: string): string[] => text.match(/[\w.-]+-[\w-]{8}\.(?:js|css)/g) ?? [];
/** Every route leads to most scripts, so each is read once. */
const namedBy = memoize((file: string) => named(read(file)));

type Route = { id: string; module: string; imports: string[]; css: string[] };

/** Every script and style sheet that a route can load, at once or on use. */
function filesOf({ module, imports, css }: Route): Set<string> {
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (file.endsWith('.js') && !file.startsWith('manifest-'))
      for (const next of namedBy(`assets/${file}`)) follow(next);
  };
  for (const file of named([module, ...imports, ...css].join(' '))) follow(file);
  return files;
}

test('no page outside the desk loads a byte of it @core', () => {
  const [manifest = ''] = globSync('assets/manifest-*.js', { cwd: client });
  const { routes } = JSON.parse(read(manifest).replace(/^[^{]*|;\s*$/g, ''));
  const { [deskBase]: desk, ...others }: Record<string, Route> = routes;
  if (!desk) throw new Error('The desk is not in the build.');
  const elsewhere = new Set(Object.values(others).flatMap((route) => [...filesOf(route)]));
  const own = [...filesOf(desk)].filter((file) => !elsewhere.has(file));

  const withCalls = globSync('assets/*.js', { cwd: client }).filter((file) =>
    read(file).includes(`${deskBase}/call/`),
  );
  expect(withCalls.length).toBeGreaterThan(0);
  for (const file of withCalls) expect(own).toContain(file.replace('assets/', ''));
  const sheets = globSync('assets/desk-*.css', { cwd: client });
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(own).toContain(sheet.replace('assets/', ''));

  for (const page of globSync('**/index.html', { cwd: client })) {
    if (isDeskPath(`/${page.replace('/index.html', '')}`)) continue;
    const html = read(page);
    expect(
      own.filter((file) => html.includes(file)),
      page,
    ).toEqual([]);
  }
});
