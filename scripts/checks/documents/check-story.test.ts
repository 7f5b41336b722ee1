import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { storyProblems } from './check-story.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nuntix-story-'));
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
  return storyProblems(folder).join('\n');
}

test('an id that no example has is found', async () => {
  expect(await problemsOf('Query `7c1f2b90d4e84a53b6f0ffff`.')).toContain(
    'en/sms/sms-faq.md: 7c1f2b90d4e84a53b6f0ffff stands in no example of sms',
  );
  expect(await problemsOf('Query `order-20261115-9999`.')).toContain('order-20261115-9999');
});

test.each([
  ['an id of an example', 'Query `7c1f2b90d4e84a53b6f0c2aa`.'],
  [
    'an id of its own code',
    'Query `order-20261115-9999`.\n\n```json\n{ "orderId": "order-20261115-9999" }\n```',
  ],
])('%s is left alone', async (_, text) => {
  expect(await problemsOf(text)).toBe('');
});
