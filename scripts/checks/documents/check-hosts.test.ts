import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { apiFolder } from '#documents/api/files.ts';
import { hostProblems } from './check-hosts.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nuntix-hosts-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** An English SMS guide, with the descriptions unchanged. */
async function problemsOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(root, 'copy-'));
  const head =
    '---\n\ntitle: A\nmenu: A\ndescription: A.\nupdated: 2026-11-15\nkeywords: a\n---\n\n';
  for (const locale of locales) await mkdir(join(folder, locale), { recursive: true });
  const file = join(folder, 'en/sms/sms-faq.md');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${head}${text}\n`);
  return hostProblems(folder).join('\n');
}

test.each([
  [
    'a callback address in JSON',
    '```json\n{ "callbackUrl": "https://a.customer.example" }\n```',
    'leave callbackUrl out',
  ],
  [
    'a callback address in PHP',
    "`'callbackUrl' => 'https://a.customer.example'`",
    'leave callbackUrl out',
  ],
  ['another host', 'Open `https://shop.acme.example`.', 'shop.acme.example is not below'],
  ['a host that code cannot change', "```javascript\nfetch('{apiHost}/sms/mt');\n```", '_HOST'],
  ['a package', '```python\nimport os\nimport requests\n```', 'pip install requests'],
])('%s is found', async (_, text, problem) => {
  expect(await problemsOf(text)).toContain(problem);
});

test.each([
  ['a site of a customer', 'Open `https://shop.customer.example/orders/8842`.'],
  ['the name of the field', 'Send a `callbackUrl`: https only.'],
  ['a host with a variable', "```javascript\nprocess.env.{keyPrefix}_HOST ?? '{apiHost}';\n```"],
  ['a package with its installation', '```python\n# pip install boto3\nimport boto3\n```'],
])('%s is left alone', async (_, text) => {
  expect(await problemsOf(text)).toBe('');
});

test('a callback address in a description is found', async () => {
  const folder = await mkdtemp(join(root, 'api-'));
  await cp(apiFolder(), folder, { recursive: true });
  await writeFile(
    join(folder, 'zalo.yaml'),
    'value: { callbackUrl: https://callback.customer.example/zalo }',
  );
  const docs = await mkdtemp(join(root, 'docs-'));
  for (const locale of locales) await mkdir(join(docs, locale));
  expect(hostProblems(docs, folder).join('\n')).toContain('content/api/zalo.yaml: callbackUrl');
});
