import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Stryker mutates every expression of the modules that need no database; see stryker.json. */
export async function runPure(): Promise<boolean> {
  const program = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  const child = spawn(process.execPath, [program, 'run', 'tests/mutations/stryker.json'], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
