import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** The scripts behind `npm start` and other commands, in a small project with a small build. */
let root: string;
let children: ChildProcess[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'commands-'));
  children = [];
  cpSync(import.meta.dirname, join(root, 'scripts'), {
    recursive: true,
    filter: (source) => statSync(source).isDirectory() || source.endsWith('.mjs'),
  });
  await put('package.json', '{ "type": "module" }');
  await put('package-lock.json', '{ "packages": { "node_modules/a": {} } }');
  await put('.gitignore', 'build/\nnode_modules/\n');
  await put('app/page.txt', 'one');
  await put('program.mjs', `console.log('the program ran');`);
  await put(
    'step.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('build', { recursive: true });
    writeFileSync('build/options', process.argv.slice(2).join());`,
  );
  await put(
    'scripts/build/build-steps.mjs',
    `export const buildSteps = [
      { title: 'fonts', program: ['step.mjs'], makes: 'fonts' },
      { title: 'pages', program: ['step.mjs'], quick: ['--quick'] },
    ];`,
  );
  // A fake npm: the project's Node is already installed.
  await put(
    'npm.mjs',
    `import { appendFileSync } from 'node:fs';
    appendFileSync('npm-calls', process.argv.slice(2).filter((arg) => arg.includes('workspace')).join(' ') + '\\n');`,
  );
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
  await put('node_modules/.package-lock.json', '{}');
  await symlink(process.execPath, join(root, 'node_modules/.bin/node'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(root, { recursive: true });
});

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

function command(args: string[], env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      npm_execpath: join(root, 'npm.mjs'),
      npm_node_execpath: process.execPath,
      ...env,
    },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return { child, ended, output: () => text };
}

async function run(...args: string[]): Promise<string> {
  const { ended, output } = command(args);
  expect(await ended, output()).toBe(0);
  return output().replace(/Prepared in \d+ s/, 'Prepared');
}

const start = ['scripts/run.mjs', '--build', 'program.mjs'];

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

  const options = () => readFile(join(root, 'build/options'), 'utf8');

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
  const npmCalls = async () => (await readFile(join(root, 'npm-calls'), 'utf8')).trim().split('\n');
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

/**
 * Runs until it is stopped, and has started a child that does the same; both write their process
 * ids.
 */
const sleeper = (file: string) => `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const other = spawn('sleep', ['600'], { stdio: 'inherit' });
  writeFileSync('${file}.draft', JSON.stringify([process.pid, other.pid]));
  (await import('node:fs')).renameSync('${file}.draft', '${file}');
  setInterval(() => undefined, 1e6);`;

describe('Ctrl-C', () => {
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  async function interrupted(args: string[]) {
    const { child, ended, output } = command(args);
    const begun = () => readFile(join(root, 'pids'), 'utf8').catch(() => '');
    await expect.poll(begun, { timeout: 15_000 }).not.toBe('');
    const pids: number[] = JSON.parse(await begun());
    child.kill('SIGINT');
    return { code: await ended, output: output(), left: pids.filter(isAlive) };
  }

  test.each([
    ['the install', 'npm.mjs', start],
    ['the build', 'step.mjs', ['scripts/build.mjs']],
    ['the program', 'program.mjs', start],
  ])('stops %s with its children, and prints one line', async (_, file, args) => {
    await put(file, sleeper('pids'));
    const { code, output, left } = await interrupted(args);
    expect(code).toBe(130);
    expect(output.match(/Stopping …/g)).toHaveLength(1);
    expect(left).toEqual([]);
  });

  test('stops what a program like npm test runs in sequence, and prints one line', async () => {
    await put('tests.mjs', sleeper('pids'));
    await put(
      'program.mjs',
      `import { handleSignals, startGroup, stopCode } from './scripts/run/process-group.mjs';
      handleSignals();
      await startGroup([process.execPath, 'tests.mjs'], { stdio: 'inherit' }).ended;
      process.exit(stopCode());`,
    );
    const { code, output, left } = await interrupted(start);
    expect(code).toBe(130);
    expect(output.match(/Stopping …/g)).toHaveLength(1);
    expect(left).toEqual([]);
  });

  test('gives a program time to stop cleanly', async () => {
    await put(
      'program.mjs',
      `process.on('SIGINT', () => setTimeout(() => { console.log('all put away'); process.exit(0); }, 200));
      ${sleeper('pids')}`,
    );
    const { code, output } = await interrupted(start);
    expect(output).toMatch(/Stopping …[\s\S]*all put away/);
    expect(code).toBe(130);
  });

  test("during another process's preparation ends the wait", async () => {
    await put('npm.mjs', sleeper('pids'));
    const first = command(start);
    const second = command(start);
    const waiting = () => [first, second].find(({ output }) => output().includes('Waiting for'));
    await expect.poll(waiting, { timeout: 15_000 }).toBeDefined();
    const patient = waiting();
    for (const { child, ended } of [first, second].sort((one) => (one === patient ? -1 : 1))) {
      child.kill('SIGINT');
      expect(await ended).toBe(130);
    }
    expect(patient?.output()).toContain('Stopping …');
  });
});

describe('npm run dev', () => {
  /** Two consecutive ports below the ephemeral range, one of them taken. */
  async function takeOneOfTwo(offset: number): Promise<{ first: number; free: () => void }> {
    for (let first = 21_000; ; first += 2) {
      const pair = [first, first + 1].map((port) => createServer().listen(port));
      const both = await Promise.all(pair.map((server) => once(server, 'listening'))).catch(
        () => undefined,
      );
      for (const [index, server] of pair.entries())
        if (both === undefined || index !== offset) server.close();
      if (both) return { first, free: () => pair[offset]?.close() };
    }
  }

  test.each([
    ['the pages', 0],
    ['the server behind them', 1],
  ])('reports a taken port, that of %s, before it starts anything', async (_, offset) => {
    const { first, free } = await takeOneOfTwo(offset);
    const { ended, output } = command(['scripts/dev.mjs'], { PORT: String(first) });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      `Port ${first + offset} is taken; npm run dev needs ${first} for the pages, ${first + 1} for the server behind them. Choose two others: PORT=4000 npm run dev\n`,
    );
    free();
  });

  test.each(['web', '-1', '65535'])('refuses the port %s', async (port) => {
    const { ended, output } = command(['scripts/dev.mjs'], { PORT: port });
    expect(await ended).toBe(1);
    expect(output()).toBe('PORT must be a number from 1 to 65534.\n');
  });
});
