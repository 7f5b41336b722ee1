import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { terms } from '#content/docs/terms.ts';
import { type Localized, locales } from '#contract/locale.ts';
import { termProblems } from './check-terms.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nuntix-terms-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Problems of documents and descriptions that consist of these files only. */
async function problemsOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(root, 'content-'));
  for (const place of ['docs/en', 'docs/zh', 'api/errors'])
    await mkdir(join(folder, place), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return termProblems(join(folder, 'docs'), join(folder, 'api')).join('\n');
}

const document = (text: string, title = 'A title'): string =>
  `---\ntitle: ${title}\n---\n\n${text}\n`;

test.each([
  ['a paragraph', 'docs/en/sms/a.md', document('A Refusal costs nothing.'), /“error” .* “refusal”/],
  ['a title', 'docs/en/sms/a.md', document('Text.', 'Refusals'), /“error” .* “refusals”/],
  ['a heading', 'docs/en/sms/a.md', document('## Refusals {#a}'), /docs\/en\/sms\/a\.md: say/],
  ['a cell', 'docs/en/sms/a.md', document('| A |\n| - |\n| It is needed |'), /“required”/],
  ['a Chinese list', 'docs/zh/sms/a.md', document('- 短信被接收后返回。'), /“受理” .* “被接收”/],
  [
    'the text of a field',
    'api/sms.yaml',
    'a: { description: Where the refusal goes., x-zh: 地址。 }',
    /api\/sms\.yaml: say “error”/,
  ],
  [
    'the Chinese of a field',
    'api/sms.yaml',
    'a: { description: Where it goes., x-zh: 由系统选择。 }',
    /say “我们”/,
  ],
  ['a state', 'api/sms.yaml', 'x-enum: { sent: { en: We have it., zh: 已接收。 } }', /say “受理”/],
  ['an error', 'api/errors/sms.yaml', '- means: { en: No., zh: 目的地未开通。 }', /目标国家/],
])('a word to avoid is found in %s', async (_, file, text, problem) => {
  expect(await problemsOf({ [file]: text })).toMatch(problem);
});

test.each([
  ['code', 'docs/en/sms/a.md', document('The field `refusal`.\n\n```text\nrefusal\n```')],
  ['a part of a word', 'docs/en/sms/a.md', document('Whitelisted is another word.')],
  ['words to search by', 'docs/en/sms/a.md', '---\ntitle: A\nkeywords: whitelist\n---\n\nText.'],
  ['an example', 'api/sms.yaml', 'value: { en: A refusal }'],
  ['what the word fits', 'docs/zh/sms/a.md', document('对方邮件服务器已接收。您的系统会重试。')],
  ['the other language', 'docs/zh/sms/a.md', document('错误 refusal 一词只在英文中不用。')],
])('%s is left alone', async (_, file, text) => {
  expect(await problemsOf({ [file]: text })).toBe('');
});

/** As documents and descriptions had them. */
const contradictions: Localized<string[]> = {
  en: [
    'Ignore fields you do not know, treat an unknown status as not final, and respond with 200.',
    'The same request succeeds after the seconds in `Retry-After`.',
    '**1501**: repeat after 1, 2, 4, 8 seconds. Then stop and send us the `requestId`.',
    '**1104** although the nonce was new: something in between has repeated your request.',
    'It succeeds once something else has changed: a top-up, a problem on our side.',
    '`12025550108` rejects marketing with 5105.',
    '404 and 405 without JSON mean a wrong path or method.',
    '**Receipts have no signature.** Use a separate address for them.',
    'Receipts of version 1 have the same body but none of the three headers.',
  ],
  zh: [
    '未知字段请忽略；未知状态按未到最终状态处理。',
    '等待 `Retry-After` 的秒数后，同样的请求即可成功。',
    '**1501**：依次间隔 1、2、4、8 秒重试。仍失败则停止。',
    '随机串确实是新的：代理等中间环节重发了您的请求。',
    '外部条件变化后才会成功，如充值、服务故障恢复。',
    '`12025550108` 已退订营销短信（5105）。',
    '404、405 且不是 JSON 的，是路径或请求方法有误。',
    '**回执没有签名。**请使用单独的回调地址。',
    '用 1.0 版发送的短信，回执内容相同，但没有签名。',
  ],
};

test.each(
  locales.flatMap((locale) => contradictions[locale].map((sentence) => ({ locale, sentence }))),
)('a sentence that contradicts a rule is found ($locale): $sentence', async (old) => {
  const { locale, sentence } = old;
  const key = { en: 'description', zh: 'x-zh' }[locale];
  const files = {
    [`docs/${locale}/general/a.md`]: document(`- ${sentence}`),
    'api/sms.yaml': `${key}: ${JSON.stringify(sentence.replace(/\*\*|`/g, ''))}`,
  };
  for (const [file, text] of Object.entries(files))
    expect(await problemsOf({ [file]: text }), file).toContain('in place of');
});

test('no term is among the words to avoid', () => {
  for (const locale of locales) {
    const forbidden = terms.flatMap(({ not }) => not?.[locale] ?? []);
    expect(terms.map((term) => term[locale]).filter((name) => forbidden.includes(name))).toEqual(
      [],
    );
    expect(new Set(forbidden).size).toBe(forbidden.length);
  }
});
