import { singleQuoted, writeLiteral } from '../../samples/literal.ts';
import { php } from '../../samples/php.ts';
import type { Sdk } from '../model.ts';
import { type SampleCall, withFiles } from '../sample-call.ts';

/** Prints what was answered, or every record of a list. */
export function writeSample({ names }: Sdk, call: SampleCall): string {
  const { group, operation, inPath, request } = call;
  const sent = [
    ...inPath.map(singleQuoted),
    ...(request
      ? [
          writeLiteral(
            withFiles(call, (name) => `new CURLFile(${singleQuoted(name)})`),
            php,
          ),
        ]
      : []),
  ];
  const called = `$client->${group}->${operation.name}(${sent.join(', ')})`;
  return [
    '<?php',
    "require 'vendor/autoload.php';",
    '',
    `$client = new ${names.client}\\${names.client}(); // reads ${names.variables}_*`,
    ...(operation.record
      ? [`foreach (${called} as $record) {`, '    print_r($record->toArray());', '}']
      : [`$result = ${called};`, 'echo $result->requestId, PHP_EOL;', 'print_r($result->data);']),
  ].join('\n');
}
