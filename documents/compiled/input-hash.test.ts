import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from '#scripts/checks/architecture/imports.ts';
import { inputFiles, inputHash } from './input-hash.ts';

test('covers every file that the documents import, directly or through others', () => {
  const inputs = new Set(inputFiles());
  // The declarations of a package import files that are generated.
  const reached = new Set([...inputs].filter((file) => /^documents\/.*(?<!\.d)\.ts$/.test(file)));
  for (const file of reached)
    for (const imported of importsOf(file, readFileSync(file, 'utf8'))) reached.add(imported);
  expect([...reached].filter((file) => !inputs.has(file))).toEqual([]);
  expect(reached).toContain('content/brand.ts');
});

test('covers the documents and the descriptions of the API, and no tests', () => {
  const inputs = inputFiles();
  expect(inputs).toContain('content/docs/zh/sms/mt-sending.md');
  expect(inputs).toContain('content/api/sms.yaml');
  expect(inputs.filter((file) => file.includes('.test.'))).toEqual([]);
});

test('changes with a setting of the build', () => {
  const before = inputHash();
  process.env.VITE_HASH_TEST = 'one';
  expect(inputHash()).not.toBe(before);
  delete process.env.VITE_HASH_TEST;
  expect(inputHash()).toBe(before);
});
