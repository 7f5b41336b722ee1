import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { smallProject, start } from '#tests/support/small-project.ts';

const { command, pathOf, put, run } = smallProject();

describe('preparing', () => {
  test('counts the steps of install and build together, then runs the program', async () => {
    expect(await run(...start)).toBe(
      '[1 of 3] packages …\n[2 of 3] fonts …\n[3 of 3] pages …\nPrepared\nthe program ran\n',
    );
  });

  test('is over at once the second time', async () => {
    await run(...start);
    expect(await run(...start)).toBe('the program ran\n');
  });

  test('npm start reuses the result of npm run build', async () => {
    await run('scripts/build.mjs');
    expect(await run(...start)).toBe('the program ran\n');
  });

  const options = () => readFile(pathOf('build/options'), 'utf8');

  test('the result of npm start is rebuilt where a release build is needed', async () => {
    await run(...start);
    expect(await options()).toBe('--quick');
    const release = ['scripts/run.mjs', '--build=release', 'program.mjs'];
    expect(await run(...release)).toContain('[2 of 2] pages …');
    expect(await options()).toBe('');
    expect(await run(...release)).toBe('the program ran\n');
    expect(await run(...start)).toBe('the program ran\n');
  });

  test('npm start in production makes a release build', async () => {
    const { ended, output } = command(start, { NODE_ENV: 'production' });
    expect(await ended, output()).toBe(0);
    expect(await options()).toBe('');
  });

  test('npm run build always builds, npm start only if something changed', async () => {
    await run('scripts/build.mjs');
    expect(await run('scripts/build.mjs')).toBe('[1 of 2] fonts …\n[2 of 2] pages …\nPrepared\n');
    await put('app/page.txt', 'two');
    expect(await run(...start)).toContain('[2 of 2] pages …');
  });

  test('builds nothing for a program that needs no pages', async () => {
    expect(await run('scripts/run.mjs', 'program.mjs')).toBe(
      '[1 of 1] packages …\nPrepared\nthe program ran\n',
    );
  });

  test('that failed is retried, after the cause was reported', async () => {
    await put('step.mjs', `console.error('no ink'); process.exit(3);`);
    const failing = command(start);
    expect(await failing.ended).toBe(1);
    expect(failing.output()).toMatch(/no ink\n\[2 of 3\] fonts failed \(code 3\) after \d+ s\.\n$/);
    const again = command(start);
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('[1 of 2] fonts failed');
  });

  test('the options after the program are its own, and so is its exit code', async () => {
    await put('program.mjs', `console.log(process.argv.slice(2)); process.exitCode = 2;`);
    const { ended, output } = command(['scripts/run.mjs', 'program.mjs', '--json', 'a b']);
    expect(await ended).toBe(2);
    expect(output()).toContain(`[ '--json', 'a b' ]`);
  });
});

describe('installing', () => {
  const npmCalls = async () => (await readFile(pathOf('npm-calls'), 'utf8')).trim().split('\n');
  const withPackages = (names: string) => ['scripts/run.mjs', `--with=${names}`, 'program.mjs'];

  test('a command without packages of its own installs only those of the root', async () => {
    await run(...start);
    expect(await npmCalls()).toEqual(['--workspaces=false']);
  });

  test('a command that needs more adds it and keeps what others installed', async () => {
    await run(...withPackages('tests'));
    expect(await run(...withPackages('bench,samples'))).toContain('[1 of 1] packages …');
    expect(await npmCalls()).toEqual([
      '--workspace=packages/tests --include-workspace-root',
      '--workspace=packages/bench --workspace=packages/samples --workspace=packages/tests --include-workspace-root',
    ]);
    for (const names of ['tests', 'bench', 'samples,tests'])
      expect(await run(...withPackages(names))).toBe('the program ran\n');
    expect(await run('scripts/run.mjs', 'program.mjs')).toBe('the program ran\n');
  });

  test('another lock file reinstalls what the command needs', async () => {
    await run(...withPackages('tests'));
    await put('package-lock.json', '{ "packages": { "": {} } }');
    await run('scripts/run.mjs', 'program.mjs');
    await run(...withPackages('tests'));
    expect((await npmCalls()).slice(1)).toEqual([
      '--workspaces=false',
      '--workspace=packages/tests --include-workspace-root',
    ]);
  });

  test('two commands at once install one after the other', async () => {
    const commands = [withPackages('tests'), withPackages('bench')].map((args) => command(args));
    for (const { ended, output } of commands) expect(await ended, output()).toBe(0);
    expect((await npmCalls()).at(-1)).toBe(
      '--workspace=packages/bench --workspace=packages/tests --include-workspace-root',
    );
    expect(await run(...withPackages('bench,tests'))).toBe('the program ran\n');
  });

  test('says what to do if npm does not reach its registry', async () => {
    await put('npm.mjs', `console.error('npm error code ENOTFOUND'); process.exitCode = 1;`);
    const { ended, output } = command(start);
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /ENOTFOUND\n\[1 of 3\] packages failed .*\nnpm does not reach its registry/,
    );
  });
});
