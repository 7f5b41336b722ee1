import { doubleQuoted, writeLiteral } from '../../samples/literal.ts';
import { python } from '../../samples/python.ts';
import type { Sdk } from '../model.ts';
import { snakeCase } from '../names.ts';
import { type SampleCall, withFiles } from '../sample-call.ts';
import { safeName } from './python.ts';

/** Prints what was answered, or every record of a list. */
export function writeSample({ names }: Sdk, call: SampleCall): string {
  const { group, operation, inPath, request } = call;
  const read = (name: string) => `open(${doubleQuoted(name)}, "rb")`;
  const sent = [
    ...inPath.map(doubleQuoted),
    ...(request ? [writeLiteral(withFiles(call, read), python)] : []),
  ];
  const method = safeName(snakeCase(operation.name));
  const called = `client.${snakeCase(group)}.${method}(${sent.join(', ')})`;
  return [
    `from ${names.package} import ${names.client}`,
    '',
    `client = ${names.client}()  # reads ${names.variables}_*`,
    ...(operation.record
      ? [`for record in ${called}:`, '    print(record)']
      : [`result = ${called}`, 'print(result.request_id, result.data)']),
  ].join('\n');
}
