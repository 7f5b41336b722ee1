import { keyPrefix } from '#content/fill-brand.ts';
import { type Dialect, indentBy, singleQuoted, writeLiteral } from './literal.ts';
import { addressOf, type SampleRequest } from './sample-request.ts';

const javascript: Dialect = {
  list: ['[', ']'],
  record: ['{', '}'],
  key: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)}: `,
  text: singleQuoted,
  nothing: 'null',
  truth: ['true', 'false'],
  indent: 2,
  hasLastComma: true,
};

export function writeNode(request: SampleRequest): string {
  return [imports(request), setUp(request), call(request)].filter(Boolean).join('\n\n');
}

function imports({ isSigned, body }: SampleRequest): string {
  const lines = [];
  if (isSigned) lines.push("import { createHash, createHmac, randomUUID } from 'node:crypto';");
  if (body.kind === 'multipart') lines.push("import { openAsBlob } from 'node:fs';");
  return lines.join('\n');
}

function setUp({ method, path, query, body, isSigned }: SampleRequest): string {
  const lines = bodyLines(body);
  if (!isSigned) return lines.join('\n');
  return [
    ...lines,
    'const timestamp = String(Date.now());',
    'const nonce = randomUUID();',
    `const hash = createHash('sha256').update(${body.kind === 'json' ? 'body' : "''"}).digest('hex');`,
    `const canonical = ['${method}', '${path}', '${query}', timestamp, nonce, hash].join('\\n');`,
    `const signature = createHmac('sha256', process.env.${keyPrefix}_SECRET_KEY)`,
    '  .update(canonical)',
    "  .digest('hex');",
  ].join('\n');
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
        : `body.set('${name}', ${singleQuoted(value)});`,
    ),
  ];
}

function call(request: SampleRequest): string {
  const { method, body, isSigned, headers } = request;
  const all = [
    ...(body.kind === 'json' ? ["'Content-Type': 'application/json'"] : []),
    ...(isSigned
      ? [
          `'X-Access-Key': process.env.${keyPrefix}_ACCESS_KEY`,
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
    `const response = await fetch('${addressOf(request)}', {`,
    `  ${indentBy(options, 2)}`,
    '});',
    'console.log(await response.json());',
  ].join('\n');
}
