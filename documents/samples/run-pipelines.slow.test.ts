import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { node } from '#tests/support/sdks/node.ts';
import { type PackageSite, packageSite } from '#tests/support/sdks/package-site.ts';
import { variables } from './environment.ts';
import { printedCode } from './running/receivers.ts';
import { print } from './running/run-command.ts';

const document = 'general/sandbox-for-ci';
const testFile = 'test/receipt.test.mjs';

const workflow = z
  .object({
    jobs: z.object({
      test: z.object({
        env: z.record(z.string(), z.string()),
        steps: z.array(z.object({ uses: z.string(), run: z.string() }).partial()),
      }),
    }),
  })
  .transform(({ jobs }) => jobs.test);
const pipeline = z
  .object({ test: z.object({ image: z.string(), script: z.array(z.string()) }) })
  .transform((all) => all.test);

let site: PackageSite;
beforeAll(async () => {
  site = await packageSite();
});
afterAll(() => site.close());

/** A project that depends on the package and has the printed test, as a runner checks it out. */
async function checkedOut(name: string, change = (code: string) => code): Promise<string> {
  const place = await site.install(node, name);
  await mkdir(join(place, 'test'));
  await writeFile(join(place, testFile), change(printedCode(testFile, { document })));
  return place;
}

/** The sandbox of the test stands for that of the document. */
const here = (text: string): string =>
  text.replaceAll(brand.hosts.sandbox, `${site.packages.site}/sandbox`);

/** A runner's shell, which ends at the first command that fails. */
async function shell(script: string, place: string, given: Record<string, string> = {}) {
  const settings = Object.entries({ npm_config_audit: 'false', ...given }).map(
    ([name, value]) => `${name}=${value}`,
  );
  return print(['env', ...settings, 'bash', '-e', '-c', script], place);
}

/** Runs the steps as GitHub does: what a step adds to its file, later steps have. */
async function runWorkflow(place: string): Promise<string[]> {
  const { env, steps } = workflow.parse(
    parse(here(printedCode('.github/workflows/test.yml', { document }))),
  );
  const file = join(place, 'github-env');
  await writeFile(file, '');
  const printed: string[] = [];
  for (const { run } of steps) {
    if (!run) continue;
    const added = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const known = Object.fromEntries(added.map((line) => line.split('=', 2)));
    printed.push(await shell(run, place, { ...env, ...known, GITHUB_ENV: file }));
  }
  return printed;
}

test('the workflow of GitHub runs the printed test with keys of its own', async () => {
  const place = await checkedOut('github');
  const printed = await runWorkflow(place);
  expect(printed.at(-1)).toMatch(/ pass 1$/m);
  const keys = await readFile(join(place, 'github-env'), 'utf8');
  const secrets = [...keys.matchAll(/_SECRET(?:_KEY)?=(.+)$/gm)].map(([, value]) => value);
  expect(secrets).toHaveLength(2);
  // A line that the runner reads, and from then on hides the value.
  for (const secret of secrets) expect(printed.join('')).toContain(`::add-mask::${secret}\n`);
  expect(printed.at(-1)).not.toMatch(/sktest-|cstest-/);
});

test('the pipeline of GitLab runs it with the keys that the command line writes', async () => {
  const place = await checkedOut('gitlab');
  const { script } = pipeline.parse(parse(printedCode('.gitlab-ci.yml', { document })));
  const given = { [variables.host]: `${site.packages.site}/sandbox` };
  const printed = await shell(script.join('\n'), place, given);
  expect(printed).toMatch(/ pass 1$/m);
  expect(printed).not.toMatch(/sktest-|cstest-/);
});

test('a receipt that says something else fails the workflow', async () => {
  const place = await checkedOut('failing', (code) => code.replace('12025550101', '12025550102'));
  await expect(runWorkflow(place)).rejects.toMatchObject({
    stdout: expect.stringContaining('UNDELIV'),
  });
});

test('the actions are those of GitHub itself', () => {
  const { steps } = workflow.parse(parse(printedCode('.github/workflows/test.yml', { document })));
  expect(steps.flatMap(({ uses = [] }) => uses)).toEqual([
    'actions/checkout@v7',
    'actions/setup-node@v7',
  ]);
});
