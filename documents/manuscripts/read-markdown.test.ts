import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

test('standard sections have the same anchors in both languages', () => {
  const english = readMarkdown('## Request Method\n\n## Note', 'en').headings;
  const chinese = readMarkdown('## 请求方式\n\n## 备注', 'zh').headings;
  expect(chinese.map(({ id }) => id)).toEqual(['request-method', 'note']);
  expect(chinese.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
});

test('an explicit anchor of a heading is not part of its words', () => {
  expect(readMarkdown('### 签名 `HMAC` {#signature}', 'zh').headings).toEqual([
    { id: 'signature', depth: 3, name: '签名 HMAC' },
  ]);
});

test('bold text may end in a Chinese full stop', () => {
  const { tree } = readMarkdown('**已接收。**请保存。', 'zh');
  expect(JSON.stringify(tree)).toContain('"tagName":"strong"');
});

test('a time of day is not a directive', () => {
  const { tree, places } = readMarkdown('From 9:30pm to http:x', 'en');
  expect(places).toEqual([]);
  const values = [...JSON.stringify(tree).matchAll(/"value":"(.*?)"/g)].map(([, value]) => value);
  expect(values.join('')).toBe('From 9:30pm to http:x');
});

test('links by id become paths of the language, and are listed as written', () => {
  const { tree, links } = readMarkdown('[a](doc:sms/mt-sending-v2#note) [b](page:pricing)', 'zh');
  expect(links).toEqual(['doc:sms/mt-sending-v2#note', 'page:pricing']);
  expect(JSON.stringify(tree)).toContain('/document/sms/mt-sending-v2#note');
  expect(JSON.stringify(tree)).toContain('"/zh-pricing"');
});

test('code keeps its text, grammar and title', () => {
  const { code } = readMarkdown('```json title="Body"\n{ "a": ":::note" }\n```', 'en');
  expect(code).toEqual([{ grammar: 'json', title: 'Body', code: '{ "a": ":::note" }' }]);
});
