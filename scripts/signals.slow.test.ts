import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { smallProject, start } from '#tests/support/small-project.ts';

const { command, pathOf, put } = smallProject();

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
    const begun = () => readFile(pathOf('pids'), 'utf8').catch(() => '');
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
