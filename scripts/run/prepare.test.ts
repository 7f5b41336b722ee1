import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
let children: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepare-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const patience = { timeout: 60_000 };

const here = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** These scripts run before anything is installed, so they are tested as separate programs. */
function program(code: string): ChildProcess & { output: () => string } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  return Object.assign(child, { output: () => text });
}

describe('the lock around install and build', () => {
  const critical = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { withLock } from ${here('with-lock.mjs')};
    await withLock('work', async () => {
      appendFileSync('trace', 'in\\n');
      await pause(100);
      appendFileSync('trace', 'out\\n');
    });`;

  test('admits one process at a time and leaves nothing behind', async () => {
    const ends = Array.from({ length: 4 }, () => once(program(critical), 'close'));
    for (const end of ends) expect((await end)[0]).toBe(0);
    expect(await readFile(join(folder, 'trace'), 'utf8')).toBe('in\nout\n'.repeat(4));
    expect(await readdir(folder)).toEqual(['trace']);
  });

  const holder = (group: string) => `
    import { withLock } from ${here('with-lock.mjs')};
    await withLock('work', (guard) => {
      ${group}
      console.log('held');
      return new Promise((resolve) => setInterval(resolve, 1e9));
    });`;

  test('is taken over from a killed holder', async () => {
    const killed = program(holder(''));
    await expect.poll(killed.output, patience).toBe('held\n');
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect((await once(program(critical), 'close'))[0]).toBe(0);
  });

  test('stays while the process group of a killed holder is still running', async () => {
    const worker = spawn('sleep', ['60'], { detached: true });
    children.push(worker);
    const killed = program(holder(`guard(${worker.pid});`));
    await expect.poll(killed.output, patience).toBe('held\n');
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const next = program(critical);
    await expect.poll(next.output, patience).toMatch(/^Waiting for process/);
    expect(await readdir(folder)).not.toContain('trace');
    worker.kill();
    expect((await once(next, 'close'))[0]).toBe(0);
  });
});

describe('the hash of the sources', () => {
  const hash = (env = {}) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { sourceHash } from ${here('../build/source-hash.mjs')}; console.log(sourceHash(${JSON.stringify(folder)}));`,
      ],
      { encoding: 'utf8', env: { ...process.env, ...env } },
    ).stdout;

  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };

  beforeEach(async () => {
    await put('app/root.tsx', 'one');
    await put('.gitignore', 'build/\npublic/made/\n');
    await put('package-lock.json', '{}');
  });

  test.each(['app/root.tsx', 'app/deep/new.css', 'content/en.ts', 'package-lock.json', '.env'])(
    'changes with %s',
    async (path) => {
      const before = hash();
      await put(path, 'two');
      expect(hash()).not.toBe(before);
    },
  );

  test('changes with a setting of the build', () => {
    expect(hash({ VITE_API_HOST: 'https://api.harbour.example' })).not.toBe(hash());
  });

  test.each(['server/main.ts', 'app/root.test.tsx', 'public/made/code.svg', 'scripts/run.mjs'])(
    'does not change with %s',
    async (path) => {
      const before = hash();
      await put(path, 'two');
      expect(hash()).toBe(before);
    },
  );

  test('does not change with the time of a file', async () => {
    const before = hash();
    await utimes(join(folder, 'app/root.tsx'), 1, 1);
    expect(hash()).toBe(before);
    expect(before).toMatch(/^[\da-f]{64}\n$/);
  });
});

test('the progress of the pages counts built pages', async () => {
  const step = program(`
    import { buildSteps } from ${here('../build/build-steps.mjs')};
    const { progress } = buildSteps.find(({ title }) => title === 'pages');
    const page = (path) => 'Prerender (html): ' + path + ' -> build/client\\n';
    console.log([
      progress('vite building'),
      progress('12 pages to build\\n'),
      progress('12 pages to build\\n' + page('/') + page('/zh') + 'Prerender (data): /zh.data'),
    ].join());`);
  expect((await once(step, 'close'))[0]).toBe(0);
  expect(step.output()).toBe(',0 of 12 pages,2 of 12 pages\n');
});
