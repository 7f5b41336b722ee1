import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionProblems } from './check-descriptions.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nuntix-api-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The description of one product and its references; `check-content` reads all of them. */
async function oneDescription(): Promise<string> {
  const folder = await mkdtemp(join(root, 'copy-'));
  for (const name of ['sms.yaml', 'common.yaml', 'errors'])
    await cp(join('content/api', name), join(folder, name), { recursive: true });
  return folder;
}

/** Problems after one replacement in one file. */
async function problemsAfter(file: string, from: string, to: string): Promise<string[]> {
  const folder = await oneDescription();
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
  return descriptionProblems(folder);
}

test('the description as it is has no problem', async () => {
  expect(descriptionProblems(await oneDescription())).toEqual([]);
});

test('an unused translation of an example is refused', async () => {
  const problems = await problemsAfter(
    'sms.yaml',
    'x-zh-examples:',
    'x-zh-examples:\n  Hello.: 您好。',
  );
  expect(problems).toEqual(['content/api/sms.yaml: “Hello.” stands in no example']);
});

test('an English text in a Chinese sample is refused', async () => {
  const problems = await problemsAfter(
    'sms.yaml',
    'content: Your code is 482916.',
    'content: Your new code is 482916.',
  );
  expect(problems).toContain(
    'content/api/sms.yaml: “Your new code is 482916. It is valid for 5 minutes.” has no Chinese in x-zh-examples',
  );
});

test('a text that is cut at its comma is refused', async () => {
  const [problem] = await problemsAfter(
    'sms.yaml',
    'data: { accepted: [{ messageId',
    'data: { note: 100,000 texts, accepted: [{ messageId',
  );
  expect(problem).toBe(
    'content/api/sms.yaml: “000 texts” has no value; a text with a comma needs quotes',
  );
});

test.each([
  [
    'an example with a value that is not allowed',
    'type: otp',
    'type: gossip',
    /must be equal to one of/,
  ],
  [
    'an example with a field that nothing describes',
    'type: otp',
    'kind: otp',
    /must NOT have (additional|unevaluated)/,
  ],
  [
    'an example that breaks a pattern',
    'senderId: HARBOUR',
    'senderId: The harbour',
    /must match pattern/,
  ],
  [
    'a meaning of a value without its Chinese',
    'zh: 已选定通道。',
    'zh: Chosen.',
    /“Chosen.” is not Chinese/,
  ],
  ['a field without a limit', 'maxLength: 64\n', '\n', /smsSend: \S+ has no limit: add/],
  ['a text without its Chinese', 'x-zh: 短信用途，决定发送通道。', 'x-none: 无', /has no x-zh/],
  [
    'Chinese that is English',
    'x-zh: 短信用途，决定发送通道。',
    'x-zh: What it is for.',
    /is not Chinese/,
  ],
  [
    'English that is Chinese',
    'description: What the text is for. It decides the route.',
    'description: 用途',
    /Chinese in/,
  ],
  [
    'an error code that is not in the list',
    'x-errors: [2001',
    'x-errors: [2999, 2001',
    /2999 is not in/,
  ],
  [
    'an operation id that another call has',
    'operationId: smsSendV2',
    'operationId: smsSend',
    /smsSend is there twice/,
  ],
  ['a key that nobody reads', 'x-charged: true', 'x-charge: true', /Unrecognized key/],
])('%s is refused', async (_, from, to, problem) => {
  expect((await problemsAfter('sms.yaml', from, to)).join('\n')).toMatch(problem);
});

test.each([
  ['a code that stands there twice', 'code: 2002', 'code: 2001', /2001 stands there twice/],
  ['a product’s code that no field causes', 'fields: [senderId]', '', /2003: it names no fields/],
  ['a wait without Retry-After', 'status: 429', 'status: 403', /2010: only 429 and 503/],
])('in the list of codes %s is refused', async (_, from, to, problem) => {
  expect((await problemsAfter('errors/sms.yaml', from, to)).join('\n')).toMatch(problem);
});
