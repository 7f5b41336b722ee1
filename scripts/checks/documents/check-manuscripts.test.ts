import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { manuscriptProblems } from './check-manuscripts.ts';

const english = 'en/sms/mt-sending-v2.md';
const chinese = 'zh/sms/mt-sending-v2.md';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nuntix-docs-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/**
 * A copy of the documents with one call document in both languages, and only the headings of the
 * conventions, which its shared rules link to. All other links lead to a page.
 */
async function oneDocument(): Promise<string> {
  const folder = await mkdtemp(join(root, 'copy-'));
  for (const locale of locales) {
    await copy(folder, `${locale}/sms/mt-sending-v2.md`, (text) => text);
    await copy(folder, `${locale}/general/conventions.md`, headingsOf);
  }
  return folder;
}

async function copy(folder: string, file: string, change: (text: string) => string) {
  const text = change(await readFile(join('content/docs', file), 'utf8'));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text.replace(/\(doc:[^)]*\)/g, '(page:pricing)'));
}

/** Front matter and headings of a manuscript. */
function headingsOf(text: string): string {
  const [, front = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
  return [front, ...body.split('\n').filter((line) => line.startsWith('#'))].join('\n\n');
}

/** Problems after one replacement in one file. */
async function problemsAfter(file: string, from: string, to: string): Promise<string> {
  const folder = await oneDocument();
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
  return (await manuscriptProblems(folder)).join('\n');
}

test('the document as it is has no problem', async () => {
  expect(await manuscriptProblems(await oneDocument())).toEqual([]);
});

test('a document that is missing in one language is refused', async () => {
  const folder = await oneDocument();
  await rm(join(folder, chinese));
  expect((await manuscriptProblems(folder)).join('\n')).toContain(`${chinese} is not there`);
});

test('a file that is not in the menu is refused', async () => {
  const folder = await oneDocument();
  await cp(join(folder, english), join(folder, 'en/sms/mt-sending-v9.md'));
  expect((await manuscriptProblems(folder)).join('\n')).toContain(
    'v9.md is not in the menu: add its name to its category in content/docs/menu.ts',
  );
});

test.each([
  ['another anchor', chinese, '## 备注', '### 更多 {#more}\n\n## 备注', /different anchors/],
  [
    'an anchor in Chinese',
    chinese,
    '## 备注',
    '### 更多 {#更多}\n\n## 备注',
    /is not plain ASCII|different/,
  ],
  ['another directive', chinese, '## 备注', '::error-codes\n\n## 备注', /different directives/],
  [
    'a section that follows by itself',
    english,
    '## Note',
    '## Request Method\n\n## Note',
    /only “## Note” and sections with ::call are written/,
  ],
  [
    'another code block',
    english,
    '## Note',
    '```json\n{}\n```\n\n## Note',
    /different code blocks/,
  ],
  ['a date of a call', english, 'operation:', 'updated: 2026-11-15\noperation:', /for guides/],
  [
    'a directive that does not exist',
    english,
    '## Note',
    '::error-list\n\n## Note',
    /is not a directive/,
  ],
  ['a container that does not exist', english, ':::note', ':::hint', /:::hint is not known/],
  [
    'a drawing of numbers that cannot be read',
    english,
    '## Note',
    ':::numbers\n\n| a | b | c |\n| - | - | - |\n| **A** calls **X** | **B** | **X** |\n\n:::\n\n## Note',
    /:::numbers: “A calls X” has to be a way with one arrow/,
  ],
  [
    'a drawing of states that cannot be read',
    english,
    '## Note',
    ':::states\n\n| a | b | c |\n| - | - | - |\n| draft | New | – |\n\n:::\n\n## Note',
    /:::states: “draft” is no name of a state/,
  ],
  [
    'a drawing that the other language has not',
    english,
    '## Note',
    ':::numbers\n\n| a | b | c |\n| - | - | - |\n| **A** → **X** | **B** | **X** |\n\n:::\n\n## Note',
    /different drawings/,
  ],
  ['an operation that does not exist', english, 'sms/smsSendV2', 'sms/sendPigeon', /no operation/],
  [
    'a link to no document',
    english,
    'The call returns as soon as the text has been accepted',
    '[One](doc:sms/pigeon).',
    /is not there/,
  ],
  [
    'a link to no anchor',
    english,
    'The call returns as soon as the text has been accepted',
    '[One](doc:sms/mt-sending-v2#pigeon).',
    /leads to no anchor/,
  ],
  [
    'a link inside the page that leads nowhere',
    english,
    'The call returns as soon as the text has been accepted',
    '[One](#pigeon).',
    /leads nowhere/,
  ],
  [
    'a link to no page',
    english,
    'The call returns as soon as the text has been accepted',
    '[One](page:pigeon).',
    /no page pigeon/,
  ],
  [
    'a title that another document has',
    english,
    'title: Send SMS v2',
    'title: API conventions',
    /the same title/,
  ],
  [
    'a link by path',
    english,
    'The call returns as soon as the text has been accepted',
    '[One](/pricing).',
    /link by id/,
  ],
  [
    'a sentence that is still English',
    chinese,
    '## 备注',
    'One request is one text.\n\n## 备注',
    /is still English/,
  ],
  [
    'Chinese without a space before Latin',
    chinese,
    '无法计算 HMAC',
    '无法计算HMAC',
    /needs a space/,
  ],
  [
    'Chinese with ASCII punctuation',
    chinese,
    '内容不同的短信请分别请求。',
    '内容不同的短信请分别请求, ',
    /ASCII punctuation/,
  ],
  [
    'Chinese in an English document',
    english,
    'The call returns as soon as the text has been accepted',
    '一次请求。',
    /Chinese in/,
  ],
])('%s is refused', async (_, file, from, to, problem) => {
  expect(await problemsAfter(file, from, to)).toMatch(problem);
});

test('a section may describe a further call, in both languages', async () => {
  const folder = await oneDocument();
  for (const [file, heading] of [
    [english, '## Note'],
    [chinese, '## 备注'],
  ] as const) {
    const text = await readFile(join(folder, file), 'utf8');
    const section = `## ${file === english ? 'Query' : '查询'} {#query}\n\n::call{operation="sms/smsGetRecord"}\n\n`;
    await writeFile(
      join(folder, file),
      text.replace(heading, `${section}${heading}`).concat('\n[a](#query-response-data-status)\n'),
    );
  }
  expect(await manuscriptProblems(folder)).toEqual([]);
});

test('a description that is too short is refused', async () => {
  const folder = await oneDocument();
  const text = await readFile(join(folder, english), 'utf8');
  await writeFile(join(folder, english), text.replace(/description: .*/, 'description: Short.'));
  expect((await manuscriptProblems(folder)).join('\n')).toMatch(/the description has 6 characters/);
});
