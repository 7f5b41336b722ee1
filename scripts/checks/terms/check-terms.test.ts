import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { terms } from '#content/terms.ts';
import { type Localized, locales } from '#contract/locale.ts';
import { termProblems } from './check-terms.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nuntix-terms-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Problems of content that consists of these files only. */
async function problemsOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(root, 'content-'));
  for (const place of ['docs/en', 'docs/zh', 'api/errors'])
    await mkdir(join(folder, place), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return termProblems(folder).join('\n');
}

const document = (text: string, title = 'A title'): string =>
  `---\ntitle: ${title}\n---\n\n${text}\n`;

test.each([
  [
    'a paragraph',
    'docs/en/sms/a.md',
    document('A Refusal costs nothing.'),
    /“to reject.* “Refusal”/,
  ],
  ['a title', 'docs/en/sms/a.md', document('Text.', 'Refusals'), /“to reject.* “Refusals”/],
  ['a heading', 'docs/en/sms/a.md', document('## Refusals {#a}'), /docs\/en\/sms\/a\.md: say/],
  ['a cell', 'docs/en/sms/a.md', document('| A |\n| - |\n| It is needed |'), /“required”/],
  ['a Chinese list', 'docs/zh/sms/a.md', document('- 短信被接收后返回。'), /“受理” .* “被接收”/],
  [
    'the text of a field',
    'api/sms.yaml',
    'a: { description: Where the refusal goes., x-zh: 地址。 }',
    /api\/sms\.yaml: say “to reject/,
  ],
  [
    'the Chinese of a field',
    'api/sms.yaml',
    'a: { description: Where it goes., x-zh: 由系统选择。 }',
    /say “我们”/,
  ],
  ['a state', 'api/sms.yaml', 'x-enum: { sent: { en: We have it., zh: 已接收。 } }', /say “受理”/],
  ['an error', 'api/errors/sms.yaml', '- means: { en: No., zh: 目的地未开通。 }', /目标国家/],
  [
    'a label',
    'interface/login.ts',
    `export const words = { en: { enter: 'Recognised' }, zh: { enter: '登陆' } };`,
    /login\.ts enter: say “recognize”.*\n.*login\.ts enter: say “登录”/,
  ],
  [
    'a file of one language',
    'pages/home/en.ts',
    `import { brand } from './brand.ts';\nexport const words: Words = { lead: \`\${brand.name}, an AI call centre\` };`,
    /pages\/home\/en\.ts lead: say “center” in place of “centre”/,
  ],
  [
    'a mail',
    'messages/notice.ts',
    'const words = { zh: { lead: (name: string) => `您的账号登陆` } };',
    /say “登录”/,
  ],
])('a word to avoid is found in %s', async (_, file, text, problem) => {
  expect(await problemsOf({ [file]: text })).toMatch(problem);
});

test.each([
  ['code', 'docs/en/sms/a.md', document('The field `refusal`.\n\n```text\nrefusal\n```')],
  ['a part of a word', 'docs/en/sms/a.md', document('Whitelisting is another word.')],
  ['words to search by', 'docs/en/sms/a.md', '---\ntitle: A\nkeywords: whitelist\n---\n\nText.'],
  [
    'keywords of a page',
    'heads/en.ts',
    `export const heads = { home: { keywords: 'call centre' } };`,
  ],
  ['an example', 'api/sms.yaml', 'value: { en: A refusal }'],
  ['what the word fits', 'docs/zh/sms/a.md', document('对方邮件服务器已接收。您的系统会重试。')],
  ['the other language', 'docs/zh/sms/a.md', document('错误 refusal 一词只在英文中不用。')],
  [
    'the code of a module',
    'interface/login.ts',
    `import { cancelled } from './cancelled.ts';
     export type State = 'refused' | 'cancelled';
     export const words = { en: { refused: 'Rejected', cancelled: 'Canceled' } };
     export const isRefused = (state: State) => state === 'refused';`,
  ],
  ['a title of the specification', 'docs/en/viber/a.md', document('Text.', 'Viber webhook')],
])('%s is left alone', async (_, file, text) => {
  expect(await problemsOf({ [file]: text })).toBe('');
});

/** Files of the product, what they say now, and what they once said. */
const pairs: readonly [file: string, now: string, before: string][] = [
  ['interface/console-callbacks.ts', '回调密钥', '签名密钥'],
  ['interface/console-callbacks.ts', '回调密钥', '回调签名密钥'],
  ['interface/errors.ts', '回调密钥', '签名密钥'],
  ['interface/console-keys.ts', '访问密钥', '密钥 ID'],
  ['messages/account-changed.ts', '回调密钥', '回调签名密钥'],
  ['interface/console-security.ts', '两步验证', '第二步验证'],
  ['interface/console-employees.ts', '两步验证', '第二步验证'],
  ['messages/account-changed.ts', '两步验证', '第二步验证'],
  ['interface/console-security.ts', 'Two-factor authentication', 'Second step'],
  ['interface/console-callbacks.ts', '推送', '投递'],
  ['interface/console-callbacks.ts', '重推', '重试'],
  ['interface/workbench.ts', '重推', '重试'],
  ['interface/workbench.ts', '已推送回调', '已回调'],
  ['heads/zh.ts', '回调的重推', '回调的重试'],
  ['pages/home/zh.ts', '商务消息', '商业消息'],
  ['pages/product/customer-engagement/zh.ts', '技能组', '坐席组'],
  ['pages/product/message/zh.ts', '账单报表', '计费报表'],
  ['pages/product/message/zh.ts', '回填率（转化率）', '回填率'],
  ['pages/pricing/zh.ts', '参考价格', '参考单价'],
  ['docs/menu.ts', '集成商', '整合商'],
  ['interface/console-security.ts', '身份验证器', '验证器应用'],
  ['rates.ts', '印度尼西亚', '印尼'],
  ['docs/zh/zalo/Zalo-API-mt.md', '官方账号', '公众号'],
  ['api/errors/zalo.yaml', '官方账号', '公众账号'],
  ['api/viber.yaml', '促销消息', '推广消息'],
  ['docs/zh/viber/Viber-webhook.md', '促销消息', '营销消息'],
  ['api/errors/whats-app.yaml', '通话许可', '通话权限'],
  ['docs/zh/sms/mt-sending-v2.md', '发送短信 v2', '短信发送 v2'],
  ['docs/zh/general/get-started.md', '发送短信 v2', '发送短信（v2）'],
  ['interface/console-keys.ts', '“{name}”', '「{name}」'],
  ['pages/product/message/en.ts', ' (conversion rate)', ''],
  ['interface/console-keys.ts', 'rejected', 'refused'],
  ['interface/console-callbacks.ts', 'respond with 2xx', 'answer 2xx'],
  ['interface/failure.ts', 'server responded', 'server answered'],
  ['pages/product/conversation/en.ts', 'You send messages', 'Your messages go out'],
  ['pages/product/customer-engagement/en.ts', 'receive replies', 'answers come in'],
  ['pages/product/conversation/en.ts', 'by callback', 'by webhook'],
  ['status/sample-history.ts', 'Receipts from', 'Delivery receipts from'],
  ['docs/en/sms/mt-sending-v2.md', 'Send SMS v2', 'SMS sending v2'],
  ['docs/en/nxphone/sip-call.md', 'number masking', 'hidden numbers'],
  ['docs/en/sms/backfill-rate.md', ' (conversion rate)', ''],
  ['pages/company/en.ts', 'organizations', 'organisations'],
  ['products.ts', 'call center', 'call centre'],
  ['status/states.ts', "en: 'Canceled", "en: 'Cancelled"],
];

test.each(pairs)('%s: “%s” is refused as “%s”', async (file, now, before) => {
  const source = await readFile(join(import.meta.dirname, '../../../content', file), 'utf8');
  expect(source).toContain(now);
  const problemsBefore = await problemsOf({ [file]: source });
  expect(await problemsOf({ [file]: source.replaceAll(now, before) })).not.toBe(problemsBefore);
  expect(problemsBefore).toBe('');
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

test('no term is among the words to avoid', async () => {
  for (const locale of locales) {
    const names = terms.map((term) => term[locale]).filter((name) => name !== '–');
    const besides = terms.flatMap(({ beside }) => beside?.[locale] ?? []);
    const text = [...names, ...besides].join('\n\n');
    expect(await problemsOf({ [`docs/${locale}/a.md`]: text })).toBe('');
  }
});

test('a word is avoided for one term only', () => {
  for (const locale of locales) {
    const words = terms.flatMap(({ not }) => not?.[locale] ?? []);
    expect(words.filter((word, index) => words.indexOf(word) < index)).toEqual([]);
  }
});
