import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallSdk, writeFiles } from '#tests/support/sdks/small-sdk.ts';
import { variables } from '../../samples/environment.ts';
import { nodeEmitter } from './emit-node.ts';

type Variables = Record<string, string>;
type Modules = {
  valuesIn: (text: string) => Variables;
  withValues: (text: string, values: Variables) => string;
  findCall: (args: string[]) => { call: { id: string }; inPath: string[] };
  receivedRequest: (bytes: Buffer) => { headers: Variables; body: Buffer };
  fieldsIn: (args: string[]) => string[];
  readable: (value: unknown) => string;
};

let folder: string;
let made: Modules;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-command-line-'));
  await writeFiles(folder, nodeEmitter.write(smallSdk()));
  const files = ['env-file', 'find-call', 'verify', 'trigger', 'output'];
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, `lib/cli/${file}.js`)).href)),
  );
  made = Object.assign({}, ...modules);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a file of variables', () => {
  test.each([
    ['a value', 'A=b=c', 'b=c'],
    ['spaces', ' \tA = b \r\n', 'b'],
    ['an export', 'export A=b', 'b'],
    ['a comment after it', 'A=b#c # d', 'b#c'],
    ['a comment in place of it', 'A= # d', ''],
    ['quotation marks', 'A="b # c" # d', 'b # c'],
    ['other quotation marks', "A='b \"c'", 'b "c'],
    ['a second line', 'A=b\nA=c', 'c'],
    ['a mark of its encoding', '\uFEFFA=b', 'b'],
    ['nothing but a comment', '# A=b', undefined],
  ])('is read with %s', (_, text, value) => {
    expect(made.valuesIn(text).A).toBe(value);
  });

  const { host } = variables;
  test.each([
    ['no line', '', `${host}=h$1\n`],
    ['a last line without an end', 'A=b', `A=b\n${host}=h$1\n`],
    ['lines of Windows', 'A=b\r\n', `A=b\r\n${host}=h$1\r\n`],
    ['its own line', `# c\r\nexport ${host}="x"\r\nA=b`, `# c\r\nexport ${host}=h$1\r\nA=b`],
    ['two lines of its own', `${host}=x\nA=b\n${host}=y\n`, `${host}=h$1\nA=b\n${host}=h$1\n`],
    ['a line in a comment', `# ${host}=x\n`, `# ${host}=x\n${host}=h$1\n`],
    ['a longer name', `MY_${host}=x\n`, `MY_${host}=x\n${host}=h$1\n`],
  ])('is changed where it has %s', (_, text, changed) => {
    expect(made.withValues(text, { host: 'h$1' })).toBe(changed);
  });
});

describe('a call', () => {
  test.each([
    ['its id', ['smsSendV2', 'a'], 'smsSendV2', ['a']],
    ['method and path', ['post /v2/sms/mt/a%2Fb'], 'smsSendV2', ['a/b']],
    ['the path of its document', ['POST /v2/sms/mt/{class}', 'a'], 'smsSendV2', ['a']],
    ['two words', ['POST', '/v2/sms/mt/{class}', 'a'], 'smsSendV2', ['a']],
    ['a path without parts', ['GET /v2/sms/records'], 'smsList', []],
  ])('is found by %s', (_, args, id, inPath) => {
    expect(made.findCall(args)).toMatchObject({ call: { id }, inPath });
  });

  test.each([
    ['nothing', [], 'Name a call'],
    ['a part that is missing', ['smsSendV2'], 'needs class'],
    ['a part that is empty', ['smsSendV2', ''], 'needs class'],
    ['a part too many', ['smsList', 'a'], 'no parts'],
    ['another method', ['DELETE /sms/mt'], 'smsSend (POST /sms/mt)'],
    ['a similar name', ['sms-send'], 'smsSend (POST /sms/mt)'],
  ])('is not found by %s', (_, args, said) => {
    expect(() => made.findCall(args)).toThrow(said);
  });
});

describe('a stored callback', () => {
  const head = 'POST /callback HTTP/1.1\r\nHost: x:1\r\nX-Callback-Nonce:  n \r\n';
  test.each([
    ['as it was received', `${head}\r\n{"a":\n\n"ü"}`, '{"a":\n\n"ü"}'],
    ['with other line breaks', `${head.replaceAll('\r', '')}\n{}\r\n\r\n`, '{}\r\n\r\n'],
    ['with its length', `${head}content-length: 4\r\n\r\n"ü"\n`, '"ü"'],
    ['without its first line', 'X-Callback-Nonce: n\n\n', ''],
  ])('is read %s', (_, text, body) => {
    const read = made.receivedRequest(Buffer.from(text));
    expect(read.headers['x-callback-nonce']).toBe('n');
    expect(read.body.toString()).toBe(body);
  });

  test('needs headers and an empty line', () => {
    for (const text of ['', '{"a":1}', head, `\r\n\r\n${head}`])
      expect(() => made.receivedRequest(Buffer.from(text))).toThrow('headers come first');
  });
});

test('options of trigger that are not its own are fields', () => {
  const args = ['sms.receipt', '--status', 'UNDELIV', '--reason=A--b', '--env', 'x', '-h', '--'];
  expect(made.fieldsIn(args)).toEqual(['status', 'reason']);
});

test('what is printed for people cannot command their terminal', () => {
  expect(made.readable({ a: 'b\u001b[2Jc\u009b1m\n', list: [{ c: 1, d: [] }, 'e'], f: null })).toBe(
    'a: b\\x1b[2Jc\\x9b1m\\n\nlist:\n  - c: 1\n    d: none\n  - e\nf: none',
  );
});
