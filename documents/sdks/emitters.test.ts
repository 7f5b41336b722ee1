import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { smallSdk } from '#tests/support/sdks/small-sdk.ts';
import type { Files } from './emitter.ts';
import { goEmitter } from './go/emit-go.ts';
import { javaEmitter } from './java/emit-java.ts';
import { packageName } from './java/file.ts';
import { lowerFirst } from './names.ts';
import { nodeEmitter } from './node/emit-node.ts';
import { phpEmitter } from './php/emit-php.ts';
import { pythonEmitter } from './python/emit-python.ts';

const textIn = (files: Files, path: string): string => files.get(path)?.toString() ?? '';
const sdk = smallSdk();
const node = nodeEmitter.write(sdk);
const php = phpEmitter.write(sdk);
const python = pythonEmitter.write(sdk);
const go = goEmitter.write(sdk);
const java = javaEmitter.write(sdk);
const inPython = (file: string): string => textIn(python, `${sdk.names.package}/${file}`);

const inJava = (name: string): string =>
  textIn(java, `${packageName(sdk).replaceAll('.', '/')}/${name}.java`);

test.each([
  ['a closed enum of a request', "kind: 'otp' | 'news';"],
  ['an open enum of a result', "export type SmsStatus = 'sent' | 'lost' | (string & {});"],
  ['a name that is no word of the language', "'odd-name'?: SmsSendRequestOddName[];"],
  ['a closed union of a request', '  | SmsSendV2RequestText\n  | SmsSendV2RequestFile;'],
  ['an open union of an event', '  | SmsNote\n  | SmsEventDataAddedLater;'],
  ['what is common to branches that are added later', '  type: AddedLater;\n'],
  ['an object that is the same in all branches', 'quote?: SmsSendV2RequestQuote;'],
  ['the constant of a branch', "type: 'file';"],
  [
    'an object of several parts',
    'interface SmsSendOutput {\n  /** The state. */\n  status: SmsStatus;',
  ],
  ['a text that would end its comment', '/** To "whom" *\\/. */'],
  ['a file', 'file: FileInput;'],
  ['an event', '/** Tells of a message. */\nexport interface SmsEvent {'],
])('types for TypeScript: %s', (_, text) => {
  expect(textIn(node, 'lib/types.d.ts')).toContain(text);
});

test.each(['connection', 'errors', 'index'])('%s.d.ts describes every public name', (file) => {
  const lines = textIn(node, `lib/${file}.d.ts`).split('\n');
  const names =
    /^export (declare|type \w|interface .*[^}]$)|^ {2}(readonly )?(?!constructor)\w+[?:(]/;
  const bare = lines.filter((line, index) => names.test(line) && !lines[index - 1]?.endsWith('*/'));
  expect(bare).toEqual([]);
});

test.each([
  ['a reserved word', 'sendV2(class_: string, request: types.SmsSendV2Request,'],
  ['a list', 'RecordList<types.SmsMessage, types.SmsListOutput>;'],
  ['the link to its page', '@see https://www.harbour.example/smsSend\n'],
])('methods for TypeScript: %s', (_, text) => {
  expect(textIn(node, 'lib/groups.d.ts')).toContain(text);
});

test.each([
  ['a closed enum of a request', '"kind": "Literal[\\"otp\\", \\"news\\"]"'],
  ['an open enum of a result', 'SmsStatus = Union[Literal["sent", "lost"], str]'],
  ['a name that cannot be an attribute', '"odd-name": "NotRequired[List[SmsSendRequestOddName]]"'],
  ['a reserved word', '"from": "str"'],
  ['a union', 'SmsSendV2Request = Union[\n    "SmsSendV2RequestText",\n'],
  ['a text below its field', '    status: SmsStatus\n    """The state."""\n'],
])('types for Python: %s', (_, text) => {
  expect(inPython('types.py')).toContain(text);
});

test.each([
  ['a reserved word', '        class_: str,\n        request: types.SmsSendV2Request,'],
  ['a list', ') -> RecordList[types.SmsMessage, types.SmsListOutput]:'],
])('methods for Python: %s', (_, text) => {
  expect(inPython('_groups.py')).toContain(text);
});

test.each([
  ['a closed enum of a request', 'Calls/SmsCalls', "     *     kind: 'otp'|'news',\n"],
  ['a name that is no word', 'Calls/SmsCalls', "     *     'odd-name'?: list<array{\n"],
  ['a union of a request', 'Calls/SmsCalls', "     * }|array{\n     *     type: 'file',\n"],
  ['a text of a request', 'Calls/SmsCalls', '     *   - `phone`: To "whom" *\\/.\n'],
  ['a file', 'Calls/SmsCalls', '     *     file: \\CURLFile|\\CURLStringFile,\n'],
  ['an open enum of a result', 'Types/SmsMessage', '@property-read SmsStatus::*|string $status'],
  ['the constants of an enum', 'Types/SmsStatus', "public const SENT = 'sent';"],
  ['an optional field', 'Types/SmsMessage', '@property-read array<string, mixed>|null $data'],
  ['an open union', 'Types/SmsEventData', "        'note' => SmsNote::class,\n"],
  ['a branch of a union', 'Types/SmsNote', 'final class SmsNote extends SmsEventData\n'],
  ['an event', 'Types/SmsEvent', '/**\n * Tells of a message.\n *\n * @property-read'],
  ['a list of objects', 'Types/SmsListOutput', "        'records' => [SmsMessage::class],\n"],
])('types for PHP: %s', (_, path, text) => {
  expect(textIn(php, `src/${path}.php`)).toContain(text);
});

test.each([
  ['a part of the path', 'function sendV2(\n        string $class,\n        array $request,\n'],
  ['options as named arguments', '        ?string $idempotencyKey = null,\n'],
  ['a list', '@return RecordList<Types\\SmsMessage, Types\\SmsListOutput>\n'],
  ['the link to its page', '@see https://www.harbour.example/smsSend\n'],
])('methods for PHP: %s', (_, text) => {
  expect(textIn(php, 'src/Calls/SmsCalls.php')).toContain(text);
});

test('the index for Composer has the hash of the archive, and finds it where it is itself', () => {
  const { package: name } = sdk.names;
  const packed = phpEmitter.pack(sdk, php);
  const [archive = '', content = ''] = [...packed].find(([path]) => path.endsWith('.zip')) ?? [];
  const { packages, mirrors } = JSON.parse(textIn(packed, 'packages.json'));
  const { dist, version } = packages[`${name}/${name}`][sdk.version];
  expect(dist.shasum).toBe(createHash('sha1').update(content).digest('hex'));
  expect(dist.url).toBe(`https://www.harbour.example/sdk/php/${archive}`);
  expect(mirrors[0]['dist-url'].replace('%prettyVersion%', version)).toBe(`/sdk/php/${archive}`);
});

test.each([
  ['words in capitals', '\tEventID string `json:"eventId"`\n'],
  ['a closed enum of a request', '\tSMSSendRequestKindOTP SMSSendRequestKind = "otp"\n'],
  [
    'an open enum of a result',
    '// The values of SMSStatus. There can be others that were added later.',
  ],
  ['a text above its value', '\t// It is on its way.\n\tSMSStatusSent SMSStatus = "sent"\n'],
  ['a text of its type', '// SMSStatus: The state.\ntype SMSStatus string\n'],
  ['an optional list', '\tOddName []SMSSendRequestOddName `json:"odd-name,omitzero"`\n'],
  ['an optional text of a request', '\tName *string `json:"name,omitzero"`\n'],
  ['an optional object', 'Quote *SMSSendV2RequestQuote `json:"quote,omitzero"`'],
  [
    'a closed union',
    '//   - [*SMSSendV2RequestText]\n//   - [*SMSSendV2RequestFile]\ntype SMSSendV2Request interface {\n',
  ],
  ['an open union', '//   - [*SMSNote]\n//   - [*SMSEventDataUnknown]\n'],
  ['a file', '\tFile FileInput `json:"file"`\n'],
  ['an event', '// SMSEvent: Tells of a message.\ntype SMSEvent struct {\n'],
])('types for Go: %s', (_, text) => {
  expect(textIn(go, 'types.go')).toContain(text);
});

test.each([
  [
    'its arguments',
    'SendV2(ctx context.Context, class string, request SMSSendV2Request, options ...RequestOption) (*Result[any], error) {',
  ],
  [
    'a list',
    'List(request *SMSListQuery, options ...RequestOption) *List[SMSMessage, SMSListOutput] {',
  ],
  ['the link to its page', '// https://www.harbour.example/smsSend\n'],
])('methods for Go: %s', (_, text) => {
  expect(textIn(go, 'calls.go')).toContain(text);
});

test('a name that Go would declare twice is an error', () => {
  const types = sdk.types.flatMap((type) => [type, { ...type, name: lowerFirst(type.name) }]);
  expect(() => goEmitter.write({ ...sdk, types })).toThrow('Declared twice');
});

test('the module of Go has its version in the path from version 2 on, and its files below it', () => {
  const second = { ...sdk, version: '2.1.0' };
  const [path = ''] = [...goEmitter.pack(second, goEmitter.write(second)).keys()];
  expect(path).toMatch(new RegExp(`^[\\w.-]+/go/${sdk.names.package}/v2/@v/list$`));
  expect(textIn(goEmitter.write(second), 'webhooks/webhooks.go')).toContain(
    '/v2/internal/signing"',
  );
});

test.each([
  ['a closed enum of a request', 'SmsSendRequestKind', '  OTP("otp"),\n  NEWS("news");\n'],
  ['an open enum of a result', 'SmsStatus', '  LOST("lost"),\n  /** A value that this'],
  ['the text of a value', 'SmsStatus', '  /** It is on its way. */\n  SENT("sent"),\n'],
  ['the value of an open enum', 'SmsMessage', '  public String statusAsString() {\n'],
  ['a name that is no identifier', 'SmsSendRequest', 'put("odd-name", oddName);'],
  ['a reserved word', 'SmsListQuery', 'public Builder from(String from) {'],
  ['the required fields of a request', 'SmsSendRequest', 'complete("phone", "kind")'],
  ['a closed union of a request', 'SmsSendV2Request', 'permits SmsSendV2RequestText,'],
  ['an open union of an event', 'SmsEventData', 'default -> AddedLater.of(fields);'],
  ['what is common to branches that are added later', 'SmsEventData', 'String type() {\n'],
  ['the constant of a branch', 'SmsSendV2RequestFile', 'put("type", "file");'],
  ['a field that can be missing', 'SmsMessage', 'public Map<String, Object> data() {'],
  ['an object of several parts', 'SmsSendOutput', 'public double more() {\n'],
  ['a text that would end its comment', 'SmsSendRequest', '     * To "whom" *&#47;.\n'],
  ['a file', 'SmsUploadRequest', 'public Builder file(FileInput file) {'],
  ['an event', 'SmsEvent', '/** Tells of a message. */\npublic final class SmsEvent'],
])('types for Java: %s', (_, name, text) => {
  expect(inJava(`types/${name}`)).toContain(text);
});

test.each([
  ['a reserved word', 'sendV2(String class_, SmsSendV2Request request) {'],
  ['a list', 'public RecordList<SmsMessage, SmsListOutput> list(SmsListQuery request) {'],
  [
    'facts and the link to its page',
    '   * <li>Kept: 90 days\n   * </ul>\n   *\n   * @see <a href=',
  ],
])('methods for Java: %s', (_, text) => {
  expect(inJava('SmsCalls')).toContain(text);
});

test.each([
  ['https://www.harbour.example', 'example.harbour', 'example.harbour'],
  [
    `https://${sdk.names.package}.example.com`,
    ...Array(2).fill(`com.example.${sdk.names.package}`),
  ],
  ['https://www.my-shop.int', 'int.my-shop', 'int_.my_shop'],
])('the package for Java of %s is in the group %s and named %s', (site, group, name) => {
  const { package: artifact, client } = sdk.names;
  const files = javaEmitter.write({ ...sdk, names: { ...sdk.names, site } });
  for (const [path, content] of files)
    if (path.endsWith('.java')) {
      const folder = path.split('/').slice(0, -1).join('.');
      expect(content.toString()).toContain(`package ${folder};\n`);
      expect(folder.replace(/\.types$/, '')).toBe(name);
    }
  const readme = textIn(files, 'META-INF/README.md');
  expect(readme).toContain(`implementation("${group}:${artifact}:${sdk.version}")`);
  expect(readme).toContain(`<groupId>${group}</groupId>`);
  expect(readme).toContain(`import ${name}.${client};`);
});

test.each(
  [...node, ...python, ...java, ...php, ...go].map(
    ([path, content]) => [path, content.toString()] as const,
  ),
)('%s has the names of the operator, and no keys in a body', (_, text) => {
  expect(text).not.toMatch(/\bbrand|Brand|BRAND_|appKey|appSecret/);
});
