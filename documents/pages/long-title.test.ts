import { expect, test } from 'vitest';
import { isLongTitle } from './long-title.ts';

test.each([
  ['WhatsApp media: upload', true],
  ['Send a WhatsApp text', false],
  ['将消息标为已读的接口说明', false],
  ['将消息标为已读的接口的说明', true],
  ['创建 WhatsApp 消息模板', false],
  ['批量创建 WhatsApp 消息模板', true],
])('whether “%s” is long: %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong);
});
