import { environments, variables } from './environment.ts';
import { type Dialect, indentBy, singleQuoted, writeLiteral, writeText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const { read, readHost } = environments.node;

export const javascript: Dialect = {
  list: ['[', ']'],
  record: ['{', '}'],
  key: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)}: `,
  text: singleQuoted,
  read,
  nothing: 'null',
  truth: ['true', 'false'],
  indent: 2,
  hasLastComma: true,
};

export function writeNode(request: SampleRequest): SampleCode {
  const imported = imports(request);
  const prepared = [
    `const host = ${readHost(request.host)};`,
    ...queryLines(request.query),
    ...bodyLines(request.body),
  ];
  const signed = request.isSigned ? signing(request) : [];
  return joinCode([...imported, ...(imported.length > 0 ? [''] : []), ...prepared], signed, [
    '',
    ...call(request),
  ]);
}

function imports({ isSigned, body }: SampleRequest): string[] {
  return [
    ...(isSigned ? ["import { createHash, createHmac, randomUUID } from 'node:crypto';"] : []),
    ...(body.kind === 'multipart' ? ["import { openAsBlob } from 'node:fs';"] : []),
  ];
}

/**
 * Lines that build the query: sorts by name and corrects what URLSearchParams encodes differently.
 */
function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    `const parameters = new URLSearchParams(${writeLiteral(Object.fromEntries(query), javascript)});`,
    'parameters.sort();',
    'const query = String(parameters)',
    "  .replaceAll('+', '%20')",
    "  .replaceAll('*', '%2A')",
    "  .replaceAll('%7E', '~');",
  ];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'const timestamp = String(Date.now());',
    'const nonce = randomUUID();',
    `const hash = createHash('sha256').update(${body.kind === 'json' ? 'body' : "''"}).digest('hex');`,
    `const canonical = ['${method}', '${path}', ${query.length > 0 ? 'query' : "''"}, timestamp, nonce, hash].join('\\n');`,
    `const signature = createHmac('sha256', ${read(variables.secretKey)})`,
    '  .update(canonical)',
    "  .digest('hex');",
  ];
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (body.kind === 'json')
    return [`const body = JSON.stringify(${writeLiteral(body.value, javascript)});`];
  if (body.kind === 'none') return [];
  return [
    'const body = new FormData();',
    ...body.parts.map(({ name, value, isFile }) =>
      isFile
        ? `body.set('${name}', await openAsBlob('${value}'), '${value}');`
        : `body.set('${name}', ${writeText(value, javascript)});`,
    ),
  ];
}

function call({ method, path, query, body, isSigned, headers }: SampleRequest): string[] {
  const address = query.length > 0 ? `\`\${host}${path}?\${query}\`` : `\`\${host}${path}\``;
  const all = [
    ...(body.kind === 'json' ? ["'Content-Type': 'application/json'"] : []),
    ...(isSigned
      ? [
          `'X-Access-Key': ${read(variables.accessKey)}`,
          "'X-Timestamp': timestamp",
          "'X-Nonce': nonce",
          "'X-Signature': signature",
        ]
      : []),
    ...headers.map(([name, value]) => `'${name}': ${singleQuoted(value)}`),
  ];
  const options = [
    `method: '${method}',`,
    ...(all.length > 0 ? [`headers: {\n${all.map((line) => `  ${line},`).join('\n')}\n},`] : []),
    ...(body.kind === 'none' ? [] : ['body,']),
  ].join('\n');
  return [
    `const response = await fetch(${address}, {`,
    `  ${indentBy(options, 2)}`,
    '});',
    'console.log(await response.json());',
  ];
}
