import { doubleQuoted, indentBy } from '../../samples/literal.ts';
import type { Sdk } from '../model.ts';
import { type SampleCall, withFiles } from '../sample-call.ts';
import { importLines, packageName } from './file.ts';
import { typeLanguage } from './type-language.ts';
import { callMethod, groupMethod } from './write-groups.ts';
import { writeValue } from './write-value.ts';

/** A program of one file: prints what was answered, or every record of a list. */
export function writeSample(sdk: Sdk, call: SampleCall): string {
  const { client, variables } = sdk.names;
  const { group, operation, inPath, files } = call;
  const request = requestOf(sdk, call);
  const sent = [...inPath.map(doubleQuoted), ...(request ? ['request'] : [])];
  const called = `client.${groupMethod(group)}().${callMethod(operation)}(${sent.join(', ')})`;
  const statements = [
    `${client} client = ${client}.create(); // reads ${variables}_*`,
    ...(request ? [`var request = ${request};`] : []),
    ...(operation.record
      ? [`for (var record : ${called}) {\n    System.out.println(record);\n}`]
      : [
          `var result = ${called};`,
          'System.out.println(result.requestId() + " " + result.data());',
        ]),
  ];
  const text = [
    'public class Sample {',
    `    public static void main(String[] args) ${files.length > 0 ? 'throws IOException ' : ''}{`,
    ...statements.map((statement) => `        ${indentBy(statement, 8)}`),
    '    }',
    '}',
  ].join('\n');
  return `${importLines(importsFor(sdk), text)}\n${text}`;
}

function requestOf(sdk: Sdk, call: SampleCall): string | undefined {
  const { operation, request } = call;
  if (!operation.request || !request) return undefined;
  const fields = withFiles(call, (name) => {
    const quoted = doubleQuoted(name);
    return `FileInput.of(${quoted}, Files.readAllBytes(Path.of(${quoted})))`;
  });
  return writeValue(fields, { kind: 'named', name: operation.request.type }, typeLanguage(sdk));
}

/** All that a sample can need, in the order in which it has them. */
function importsFor(sdk: Sdk): string[] {
  const root = packageName(sdk);
  const types = ['FileInput', ...sdk.types.map(({ name }) => name)];
  return [
    `${root}.${sdk.names.client}`,
    ...types.sort().map((name) => `${root}.types.${name}`),
    ...['java.io.IOException', 'java.nio.file.Files', 'java.nio.file.Path'],
    ...['java.time.Instant', 'java.time.LocalDate', 'java.util.List', 'java.util.Map'],
  ];
}
