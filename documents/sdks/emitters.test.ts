import { expect, test } from 'vitest';
import { smallSdk } from '#tests/support/sdks/small-sdk.ts';
import type { Files } from './emitter.ts';
import { nodeEmitter } from './node/emit-node.ts';
import { pythonEmitter } from './python/emit-python.ts';

const textIn = (files: Files, path: string): string => files.get(path)?.toString() ?? '';
const sdk = smallSdk();
const node = nodeEmitter.write(sdk);
const python = pythonEmitter.write(sdk);
const inPython = (file: string): string => textIn(python, `${sdk.names.package}/${file}`);

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

test.each([...node, ...python].map(([path, content]) => [path, content.toString()] as const))(
  '%s has the names of the operator, and no keys in a body',
  (_, text) => {
    expect(text).not.toMatch(/\bbrand|Brand|BRAND_|appKey|appSecret/);
  },
);
