import { expect, test } from 'vitest';
import { callOf } from '#tests/support/sandbox.ts';
import { type Arrived, bodyOf } from './arrived.ts';

const arrived = (type: string, body: string | Buffer): Arrived => ({
  method: 'POST',
  path: '/',
  inPath: {},
  query: [],
  search: '',
  headers: { 'content-type': type },
  signedBody: '',
  bytes: Buffer.from(body),
});
const jsonBody = (text: string) => bodyOf(callOf('smsSendV2'), arrived('application/json', text));

test('a body is parsed without names of object prototypes', async () => {
  const { fields } = await jsonBody(
    '{"a":[1,{"__proto__":{"x":1},"b":"🙂"}],"__proto__":"\\u0000"}',
  );
  expect(JSON.stringify(fields)).toBe('{"a":[1,{"b":"🙂"}]}');
});

test.each([
  ['{"a":"\\u0000"}', 'a'],
  ['{"a":["fine","\\ud800"]}', '1'],
  ['{"a":{"b":"\\udfff"},"c":"\\u0000"}', 'b'],
  ['{"a":[{"x\\u0000":1}]}', 'x\0'],
])('in %s the field with an impossible text is named', async (text, field) => {
  await expect(jsonBody(text)).rejects.toMatchObject({ code: 1002, field });
});

test.each([
  ['{', 1003],
  [`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 1003],
  ['[]', 1002],
])('%#: what is not a JSON object is refused', async (text, code) => {
  await expect(jsonBody(text)).rejects.toMatchObject({ code });
});

test('a form with too many parts is refused before it is parsed', async () => {
  const form = (parts: number) => {
    const part = (_: unknown, at: number) =>
      `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`;
    const text = `${Array.from({ length: parts }, part).join('')}--b--\r\n`;
    return bodyOf(callOf('callbotImportCalls'), arrived('multipart/form-data; boundary=b', text));
  };
  expect(Object.keys((await form(90)).fields)).toHaveLength(90);
  await expect(form(101)).rejects.toMatchObject({ code: 1002, field: 'body' });
});
