import { pascalCase } from '../../files/openapi/names.ts';
import type { Group, Operation, Sdk } from '../model.ts';
import { avoiding } from '../names.ts';
import { typeText } from '../type-text.ts';
import { apart, classFile, docComment, literal, tagLines, textLines } from './php.ts';
import { requestLines } from './request-shape.ts';
import { typeWords } from './write-types.ts';

/** A class for each group, with its calls as methods. */
export function writeCalls(sdk: Sdk): Map<string, string> {
  const { client } = sdk.names;
  const uses = [
    'Connection',
    'Operation',
    `${client}Exception`,
    'RecordList',
    'RequestOptions',
    'Result',
    'Types',
  ];
  return new Map(
    sdk.groups.map((group) => [
      className(group),
      classFile(
        `${client}\\Calls`,
        uses.map((name) => `${client}\\${name}`).sort(),
        [
          docComment(productsOf(group)),
          `class ${className(group)}\n{\n`,
          `    /** @internal */\n    public function __construct(private readonly Connection $connection)\n    {\n    }\n\n`,
          `${group.operations.map((operation) => method(operation, sdk)).join('\n')}}\n`,
        ].join(''),
      ),
    ]),
  );
}

/** `Groups.php`: a property for each group. */
export function writeGroups({ groups, names }: Sdk): string {
  const properties = groups.map(
    (group) =>
      `${docComment(productsOf(group), '    ')}    public readonly Calls\\${className(group)} $${group.name};\n`,
  );
  const values = groups.map(
    (group) => `        $this->${group.name} = new Calls\\${className(group)}($connection);\n`,
  );
  return classFile(
    names.client,
    [],
    [
      '/** All calls, in groups by the product with which their operation ids begin. */\n',
      `abstract class Groups\n{\n${properties.join('\n')}\n`,
      `    /** @internal */\n    public function __construct(Connection $connection)\n    {\n${values.join('')}    }\n}\n`,
    ].join(''),
  );
}

function method(operation: Operation, sdk: Sdk): string {
  const { name, inPath, request, takesKey, record } = operation;
  const result = record ? 'RecordList' : 'Result';
  const parameters = [
    ...inPath.map((part) => `string $${parameter(part.name)}`),
    ...(request ? [`array $request${request.isRequired ? '' : ' = []'}`] : []),
    ...(takesKey ? ['?string $idempotencyKey = null'] : []),
    'array $headers = []',
    '?float $timeout = null',
  ];
  const path = `[${inPath.map((part) => `$${parameter(part.name)}`).join(', ')}]`;
  const send = (sent: string) => `$this->connection->send($operation, ${path}, ${sent}, $options)`;
  const outcome = record ? 'new RecordList($send, $request)' : send(request ? '$request' : '[]');
  const key = takesKey ? '$idempotencyKey' : 'null';
  return [
    docComment(commentOf(operation, sdk), '    '),
    `    public function ${name}(\n${parameters.map((one) => `        ${one},\n`).join('')}    ): ${result} {\n`,
    `        $operation = new Operation(\n${operationFields(operation)}        );\n`,
    `        $options = new RequestOptions(${key}, $headers, $timeout);\n`,
    record ? `        $send = fn (array $page): Result => ${send('$page')};\n` : '',
    `\n        return ${outcome};\n    }\n`,
  ].join('');
}

/** An option has its name already. */
const parameter = avoiding([
  'this',
  'request',
  'idempotencyKey',
  'headers',
  'timeout',
  'operation',
  'options',
  'send',
  'page',
]);

function commentOf(operation: Operation, sdk: Sdk): string[] {
  const { summary, text, inPath, request, takesKey, output, record, link } = operation;
  const use = typeText(typeWords, sdk, 'Types\\');
  const data = use(output);
  const list = 'Iterate over it for all records, up to 10,000, or call `page` for one page.';
  return apart(
    textLines(summary, '    '),
    textLines(text, '    '),
    record ? [list] : [],
    [
      ...inPath.flatMap(({ name, text }) =>
        tagLines(`@param string $${parameter(name)}`, text, '    '),
      ),
      ...(request ? requestLines(sdk, request.type) : []),
      ...(takesKey ? tagLines('@param string|null $idempotencyKey', keyText, '    ') : []),
      '@param array<string, string> $headers',
      '@param float|null $timeout How many seconds an attempt waits for its response.',
    ],
    [`@return ${record ? `RecordList<${use(record)}, ${data}>` : `Result<${data}>`}`],
    [`@throws ${sdk.names.client}Exception`],
    link ? [`@see ${link}`] : [],
  );
}

const keyText =
  'A request with the same key is carried out once in 24 hours. By default each request has a new one, which all its attempts share. Pass your own to repeat a request after a restart.';

function operationFields({ id, method, path, request, takesKey, link, output }: Operation): string {
  const fields = {
    ...{ id: literal(id), method: literal(method), path: literal(path) },
    ...{ place: literal(request?.in ?? ''), takesKey: literal(takesKey), docUrl: literal(link) },
    output: output.kind === 'named' ? `Types\\${output.name}::class` : 'null',
  };
  return Object.entries(fields)
    .map(([name, value]) => `            ${name}: ${value},\n`)
    .join('');
}

const className = ({ name }: Group): string => `${pascalCase(name)}Calls`;

const productsOf = ({ products }: Group): string[] =>
  apart(...products.map(({ title, text, link }) => textLines(`${title}: ${text} ${link}`, '    ')));
