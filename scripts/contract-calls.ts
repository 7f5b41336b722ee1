import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '#contract/call.ts';

const folder = join(import.meta.dirname, '../contract');

/** Every call that `contract/` defines. */
export async function readCalls(): Promise<Call[]> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isCall);
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  ['method', 'path', 'kind', 'input', 'reply'].every((part) => part in value);
