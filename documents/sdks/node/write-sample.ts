import { singleQuoted, writeLiteral } from '../../samples/literal.ts';
import { javascript } from '../../samples/node.ts';
import type { Sdk } from '../model.ts';
import { type SampleCall, withFiles } from '../sample-call.ts';

/** Prints what was answered, or every record of a list. */
export function writeSample({ names }: Sdk, call: SampleCall): string {
  const { group, operation, inPath, request, files } = call;
  const read = (name: string) =>
    `{ name: ${singleQuoted(name)}, content: await readFile(${singleQuoted(name)}) }`;
  const sent = [
    ...inPath.map(singleQuoted),
    ...(request ? [writeLiteral(withFiles(call, read), javascript)] : []),
  ];
  const called = `client.${group}.${operation.name}(${sent.join(', ')})`;
  return [
    ...(files.length > 0 ? ["import { readFile } from 'node:fs/promises';"] : []),
    `import { ${names.client} } from '${names.package}';`,
    '',
    `const client = new ${names.client}(); // reads ${names.variables}_*`,
    ...(operation.record
      ? [`for await (const record of ${called}) {`, '  console.log(record);', '}']
      : [`const { data, requestId } = await ${called};`, 'console.log(requestId, data);']),
  ].join('\n');
}
