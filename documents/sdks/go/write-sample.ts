import { doubleQuoted } from '../../samples/literal.ts';
import type { Sdk } from '../model.ts';
import type { SampleCall } from '../sample-call.ts';
import { exportedName, modulePath } from './go.ts';
import { writeValue } from './write-value.ts';

/** Prints what was answered, or every record of a list. */
export function writeSample(sdk: Sdk, call: SampleCall): string {
  const { names } = sdk;
  const { group, operation, files } = call;
  const method = `client.${exportedName(group)}.${exportedName(operation.name)}`;
  const file = call.request?.[files[0] ?? ''];
  const body = [
    `client, err := ${names.package}.New(${names.package}.Options{}) // reads ${names.variables}_*`,
    ...stopOnError('err != nil'),
    ...(file === undefined
      ? []
      : [
          `content, err := os.ReadFile(${doubleQuoted(String(file))})`,
          ...stopOnError('err != nil'),
        ]),
    ...(operation.record
      ? [
          `list := ${method}(${argumentsOf(call, sdk).join(', ')})`,
          'for list.Next(context.Background()) {',
          '\tfmt.Println(list.Record())',
          '}',
          ...stopOnError('err := list.Err(); err != nil'),
        ]
      : [
          `result, err := ${method}(${['context.Background()', ...argumentsOf(call, sdk)].join(', ')})`,
          ...stopOnError('err != nil'),
          'fmt.Println(result.RequestID, result.Data)',
        ]),
  ].join('\n');
  return [
    'package main',
    '',
    'import (',
    ...packagesIn(body).map((path) => `\t"${path}"`),
    '',
    `\t"${modulePath(sdk)}"`,
    ')',
    '',
    'func main() {',
    `\t${body.replaceAll('\n', '\n\t')}`,
    '}',
  ].join('\n');
}

/** Of the standard library. */
function packagesIn(body: string): string[] {
  const withoutTexts = body.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return ['bytes', 'context', 'fmt', 'log', 'os', 'time'].filter((path) =>
    new RegExp(`\\b${path}\\.[A-Z]`).test(withoutTexts),
  );
}

const stopOnError = (condition: string): string[] => [`if ${condition} {`, '\tlog.Fatal(err)', '}'];

function argumentsOf({ inPath, request, operation }: SampleCall, sdk: Sdk): string[] {
  const type = operation.request?.type;
  if (type === undefined) return inPath.map(doubleQuoted);
  const code = request ? writeValue(request, { kind: 'named', name: type }, sdk) : 'nil';
  return [...inPath.map(doubleQuoted), request && !code.startsWith('&') ? `&${code}` : code];
}
