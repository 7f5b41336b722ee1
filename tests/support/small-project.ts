import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';

const scripts = join(import.meta.dirname, '../../scripts');

/** `npm start` in the project. */
export const start = ['scripts/run.mjs', '--build', 'program.mjs'];

/**
 * For each test of a file a small project with a small build and the scripts behind `npm start` and
 * other commands.
 */
export function smallProject() {
  let root: string;
  let children: ChildProcess[];

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'commands-'));
    children = [];
    cpSync(scripts, join(root, 'scripts'), {
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

  return { pathOf: (path: string) => join(root, path), put, command, run };
}
