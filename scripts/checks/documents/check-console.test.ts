import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleFunction } from '#content/console-functions.ts';
import { consoleProblems } from './check-console.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nuntix-console-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const functions: Record<string, ConsoleFunction> = {
  keys: { kind: 'self', page: 'console-keys' },
  country: { kind: 'ticket', type: 'country' },
};
const named = [{ file: /^interface\/console\.ts$/ }];

/** Problems of texts that consist of these files, and one that names each function. */
async function problemsOf(
  files: Record<string, string>,
  changes: Parameters<typeof consoleProblems>[0] = {},
): Promise<string> {
  const folder = await mkdtemp(join(root, 'content-'));
  for (const name of ['docs', 'api/errors', 'interface', 'messages', 'pages'])
    await mkdir(join(folder, name), { recursive: true });
  const all = { 'docs/en/a.md': 'Do it {console:keys}. {console:country}.\n', ...files };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return consoleProblems({ folder, functions, named, ...changes }).join('\n');
}

test('texts that name functions only have no problem', async () => {
  expect(await problemsOf({})).toBe('');
});

test.each([
  ['a document', 'docs/en/b.md', 'Open it in the console.'],
  ['a Chinese document', 'docs/zh/b.md', '请在控制台开通。'],
  ['a table', 'docs/en/b.md', '| A |\n| - |\n| Open the Console |'],
  ['a description', 'api/sms.yaml', 'a: { description: Shown in the console. }'],
  ['the Chinese of a description', 'api/sms.yaml', 'a: { x-zh: 在控制台查看。 }'],
  ['words', 'interface/a.ts', "export const a = { en: 'Look in the console.' };"],
  ['a mail', 'messages/a.ts', 'export const a = () => `请在控制台查看`;'],
  ['a legal text', 'pages/legal/a/en.ts', "export const a = ['The console shows them.'];"],
])('the bare word is refused in %s', async (_, file, text) => {
  expect(await problemsOf({ [file]: text })).toMatch(`content/${file}: say it with {console:…}`);
});

test.each([
  ['code', 'docs/en/b.md', '```typescript\nconsole.log(1);\n```'],
  ['the console of a store', 'docs/en/b.md', 'Declare it in the Play Console.'],
  ['the target of a link', 'docs/en/b.md', 'See [below](#console).'],
  [
    'ids, imports and comments',
    'pages/a.ts',
    "import './console.ts';\n/** The console. */\nf('console-keys');",
  ],
  ['a named place', 'interface/console.ts', "export const a = 'The console needs JavaScript.';"],
])('%s is left alone', async (_, file, text) => {
  expect(await problemsOf({ [file]: text })).toBe('');
});

test('a function that is not in the table is refused', async () => {
  expect(await problemsOf({ 'docs/en/b.md': 'Do it {console:keyz}.' })).toBe(
    'content/docs/en/b.md: {console:keyz} is no function of the console',
  );
});

test('a function that no text names is refused', async () => {
  expect(await problemsOf({ 'docs/en/a.md': 'Do it {console:keys}.' })).toMatch(
    'no text names country',
  );
});

test('a function whose page is not in the site map is refused', async () => {
  const files = { 'docs/en/b.md': 'See {console:charges}.' };
  const charges = { kind: 'self', page: 'console-billing' as 'console-keys' } as const;
  const changes = { functions: { ...functions, charges } };
  expect(await problemsOf(files, changes)).toMatch('there is no page console-billing');
});

const error = (remedy: string, retry = 'ask') =>
  `- { code: 1, retry: ${retry}, remedy: { en: "${remedy}", zh: "${remedy}" } }\n`;
const calls = { 'api/sms.yaml': 'paths: { a: { get:\n  operationId: smsList\n  } }' };

test('where a person must act, the remedy names a function or a call', async () => {
  const problems = (text: string) => problemsOf({ ...calls, 'api/errors/sms.yaml': text });
  expect(await problems(error('Contact us.'))).toMatch('1: the remedy (zh) names no way to ask');
  expect(await problems(error('Contact us.', 'no'))).toBe('');
  expect(await problems(error('{console:country}.'))).toBe('');
  expect(await problems(error('See smsList.'))).toBe('');
});
