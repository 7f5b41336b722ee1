import { createHash } from 'node:crypto';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** What is said of a new call: its record has an id, a name and a creation time. */
export type NewCall = {
  operationId: string;
  method: Method;
  path: string;
  /** In words: `block list`. */
  subject: string;
  /** `product.record`. */
  record: string;
  /** The field with the record's id. */
  id: string;
  /** Its path names one record. */
  isOne: boolean;
  /** Another call has examples from which the sandbox makes the first records. */
  hasSeeds: boolean;
  today: string;
};

/** The call in YAML, as it stands below its path. The sandbox answers it as it is. */
export function writeOperation(call: NewCall): string {
  const does = verbOf(call);
  return block(4, [
    `${call.method.toLowerCase()}:`,
    `  operationId: ${call.operationId}`,
    `  summary: ${summaries[does].en(nameOf(call))}`,
    `  x-zh: ${summaries[does].zh(nameOf(call))}`,
    '  security: [{ signature: [] }]',
    ...(does === 'list' || does === 'read' ? [] : ['  x-right: manage']),
    '  x-history:',
    `    - { on: ${call.today}, en: New., zh: 新增。 }`,
    `  x-sandbox: ${sandboxOf(call)}`,
    ...parametersOf(call),
    ...bodyOf(call),
    ...responseOf(call),
  ]);
}

type Verb = 'list' | 'read' | 'create' | 'change' | 'remove';

function verbOf({ method, isOne }: NewCall): Verb {
  if (method === 'GET') return isOne ? 'read' : 'list';
  if (method === 'DELETE') return 'remove';
  return isOne ? 'change' : 'create';
}

const nameOf = ({ subject }: NewCall): string => subject.replaceAll('-', ' ');

const summaries: Record<Verb, { en: (name: string) => string; zh: (name: string) => string }> = {
  list: {
    en: (name) => `Lists the ${name} records, newest first.`,
    zh: (name) => `查询 ${name} 记录，最新的在前。`,
  },
  read: { en: (name) => `Returns one ${name} record.`, zh: (name) => `查询一条 ${name} 记录。` },
  create: { en: (name) => `Creates one ${name} record.`, zh: (name) => `新建一条 ${name} 记录。` },
  change: { en: (name) => `Changes one ${name} record.`, zh: (name) => `修改一条 ${name} 记录。` },
  remove: { en: (name) => `Removes one ${name} record.`, zh: (name) => `删除一条 ${name} 记录。` },
};

/** By itself only a call that reads or lists makes its example a seed; one call does, not several. */
function sandboxOf(call: NewCall): string {
  const does = verbOf(call);
  const parts = [`record: ${call.record}`, `id: ${call.id}`];
  if (call.hasSeeds && (does === 'list' || does === 'read')) parts.push('seeds: []');
  if (!call.hasSeeds && (does === 'change' || does === 'remove')) parts.push('seeds: [one]');
  return `{ ${parts.join(', ')} }`;
}

function parametersOf(call: NewCall): string[] {
  const does = verbOf(call);
  if (does === 'create') return [];
  if (does === 'list')
    return [
      '  parameters:',
      '    - name: name',
      '      in: query',
      '      description: Only the record with exactly this name.',
      '      x-zh: 只查询该名称的记录，须完全一致。',
      '      schema: { type: string, minLength: 1, maxLength: 64 }',
      `      example: ${exampleName}`,
      '    - $ref: common.yaml#/components/parameters/Page',
      '    - $ref: common.yaml#/components/parameters/PageSize',
    ];
  return [
    '  parameters:',
    `    - name: ${call.id}`,
    '      in: path',
    '      required: true',
    '      description: The id of the record.',
    '      x-zh: 记录编号。',
    '      schema: { type: string, minLength: 24, maxLength: 24 }',
    `      example: ${exampleId(call)}`,
  ];
}

function bodyOf(call: NewCall): string[] {
  const does = verbOf(call);
  if (does !== 'create' && does !== 'change') return [];
  return [
    '  requestBody:',
    '    content:',
    '      application/json:',
    '        schema:',
    '          type: object',
    '          additionalProperties: false',
    does === 'create' ? '          required: [name]' : '          minProperties: 1',
    '          properties:',
    '            name:',
    '              type: string',
    '              minLength: 1',
    '              maxLength: 64',
    '              description: The name of the record.',
    '              x-zh: 记录名称。',
    '        examples:',
    '          named:',
    '            summary: With a name',
    '            x-zh: 传入名称',
    `            value: { name: ${exampleName} }`,
  ];
}

function responseOf(call: NewCall): string[] {
  const isList = verbOf(call) === 'list';
  const example = [
    `${call.id}: ${exampleId(call)}`,
    `name: ${exampleName}`,
    'createdAt: "2026-11-15T05:00:00Z"',
  ];
  const record = [
    'type: object',
    `required: [${call.id}, name, createdAt]`,
    'description: The record.',
    'x-zh: 记录。',
    'properties:',
    `  ${call.id}:`,
    '    type: string',
    '    minLength: 24',
    '    maxLength: 24',
    '    description: The id of the record.',
    '    x-zh: 记录编号。',
    '  name:',
    '    type: string',
    '    maxLength: 64',
    '    description: The name of the record.',
    '    x-zh: 记录名称。',
    '  createdAt:',
    '    $ref: common.yaml#/components/schemas/UtcTime',
    '    description: When the record was created, in UTC.',
    '    x-zh: 创建时间（UTC）。',
  ].map((line) => `        ${line}`);
  return [
    '  responses:',
    '    "200":',
    `      description: ${isList ? 'The records that match.' : 'The record.'}`,
    `      x-zh: ${isList ? '符合条件的记录。' : '记录。'}`,
    isList ? '      x-records:' : '      x-data:',
    ...record,
    '      examples:',
    `        ${isList ? 'found' : 'one'}:`,
    `          summary: ${isList ? 'Found' : 'One record'}`,
    `          x-zh: ${isList ? '查到记录' : '一条记录'}`,
    '          data:',
    ...(isList
      ? [
          ...['total: 1', 'page: 1', 'pageSize: 20', 'records:'],
          ...example.map((line, index) => (index === 0 ? `  - ${line}` : `    ${line}`)),
        ]
      : example
    ).map((line) => `            ${line}`),
  ];
}

const exampleName = 'Harbour';

/** All calls of a record show the same one. */
const exampleId = ({ record }: NewCall): string =>
  createHash('sha256').update(record).digest('hex').slice(0, 24).replace(/^./, 'a');

const block = (indent: number, lines: readonly string[]): string =>
  lines.map((line) => ' '.repeat(indent) + line).join('\n');
