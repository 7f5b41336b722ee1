import { expect, test } from 'vitest';
import { smallSdk } from '#tests/support/sdks/small-sdk.ts';
import type { SampleCall } from '../sample-call.ts';
import { packageName } from './file.ts';
import { writeSample } from './write-sample.ts';

const sdk = smallSdk();
const { client, variables } = sdk.names;
const root = packageName(sdk);

function sampleOf(name: string, given: Partial<SampleCall> = {}): string {
  const operation = sdk.groups
    .flatMap(({ operations }) => operations)
    .find((one) => one.name === name);
  if (!operation) throw new Error(name);
  return writeSample(sdk, { group: 'sms', operation, inPath: [], files: [], ...given });
}

test('an object is built with its texts, constants and lists, and the response printed', () => {
  const request = { phone: '1', kind: 'otp', 'odd-name': [{ at: 'a List' }, { at: 'b' }] };
  expect(sampleOf('send', { request })).toBe(`import ${root}.${client};
import ${root}.types.SmsSendRequest;
import ${root}.types.SmsSendRequestKind;
import ${root}.types.SmsSendRequestOddName;
import java.util.List;

public class Sample {
    public static void main(String[] args) {
        ${client} client = ${client}.create(); // reads ${variables}_*
        var request = SmsSendRequest.builder()
            .phone("1")
            .kind(SmsSendRequestKind.OTP)
            .oddName(List.of(
                SmsSendRequestOddName.builder().at("a List").build(),
                SmsSendRequestOddName.builder().at("b").build()
            ))
            .build();
        var result = client.sms().send(request);
        System.out.println(result.requestId() + " " + result.data());
    }
}`);
});

test('a branch of a union is built without its constant, and nothing unused imported', () => {
  const request = { type: 'text', text: { body: 'A List' } };
  const sample = sampleOf('sendV2', { inPath: ['mt'], request });
  expect(sample).toContain(`var request = SmsSendV2RequestText.builder()
            .text(SmsSendV2RequestTextText.builder().body("A List").build())
            .build();
        var result = client.sms().sendV2("mt", request);`);
  expect(sample).not.toContain('import java');
});

test('a file is read', () => {
  const sample = sampleOf('upload', { request: { file: 'a.wav' }, files: ['file'] });
  expect(sample).toContain('FileInput.of("a.wav", Files.readAllBytes(Path.of("a.wav")))');
  expect(sample).toContain('import java.io.IOException;\nimport java.nio.file.Files;\n');
  expect(sample).toContain('main(String[] args) throws IOException {');
});

test('a list is iterated', () => {
  expect(sampleOf('list', { request: { from: 'a', page: 2 } })).toContain(`
        var request = SmsListQuery.builder()
            .from("a")
            .page(2)
            .build();
        for (var record : client.sms().list(request)) {
            System.out.println(record);
        }
`);
});

test('an example that has what the package lacks is an error', () => {
  expect(() => sampleOf('list', { request: { to: 'a' } })).toThrow('SmsListQuery has no field to.');
});
