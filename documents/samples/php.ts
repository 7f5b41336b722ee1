import { environments, variables } from './environment.ts';
import { type Dialect, singleQuoted, writeLiteral, writeText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const { read, readHost } = environments.php;

export const php: Dialect = {
  list: ['[', ']'],
  record: ['[', ']'],
  key: (name) => `${singleQuoted(name)} => `,
  // PHP has no escaped newline in single quotes, and $ is a variable in double quotes.
  text: (text) =>
    /[\r\n]/.test(text) ? JSON.stringify(text).replaceAll('$', '\\$') : singleQuoted(text),
  read,
  nothing: 'null',
  truth: ['true', 'false'],
  indent: 4,
  hasLastComma: true,
};

export function writePhp(request: SampleRequest): SampleCode {
  return joinCode(
    [
      '<?php',
      `$host = ${readHost(request.host)};`,
      ...queryLines(request.query),
      ...bodyLines(request.body),
    ],
    request.isSigned ? signing(request) : [],
    ['', ...call(request)],
  );
}

function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    `$parameters = ${writeLiteral(Object.fromEntries(query), php)};`,
    'ksort($parameters, SORT_STRING);',
    "$query = http_build_query($parameters, '', '&', PHP_QUERY_RFC3986);",
  ];
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (body.kind === 'json') return [`$body = json_encode(${writeLiteral(body.value, php)});`];
  if (body.kind === 'none') return [];
  const parts = body.parts.map(({ name, value, isFile }) =>
    isFile
      ? `    '${name}' => new CURLFile(${singleQuoted(value)}),`
      : `    '${name}' => ${writeText(value, php)},`,
  );
  return ['$body = [', ...parts, '];'];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    '$timestamp = (string) (int) (microtime(true) * 1000);',
    '$nonce = bin2hex(random_bytes(16));',
    `$hash = hash('sha256', ${body.kind === 'json' ? '$body' : "''"});`,
    `$canonical = implode("\\n", ['${method}', '${path}', ${query.length > 0 ? '$query' : "''"}, $timestamp, $nonce, $hash]);`,
    `$signature = hash_hmac('sha256', $canonical, ${read(variables.secretKey)});`,
  ];
}

function call({ method, path, query, headers, isSigned, body }: SampleRequest): string[] {
  const all = [
    ...(body.kind === 'json' ? ["'Content-Type: application/json'"] : []),
    ...(isSigned
      ? [
          `'X-Access-Key: ' . ${read(variables.accessKey)}`,
          "'X-Timestamp: ' . $timestamp",
          "'X-Nonce: ' . $nonce",
          "'X-Signature: ' . $signature",
        ]
      : []),
    ...headers.map(([name, value]) => singleQuoted(`${name}: ${value}`)),
  ];
  return [
    query.length > 0
      ? `$request = curl_init($host . '${path}?' . $query);`
      : `$request = curl_init($host . '${path}');`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...(all.length > 0
      ? ['    CURLOPT_HTTPHEADER => [', ...all.map((line) => `        ${line},`), '    ],']
      : []),
    ...(body.kind === 'none' ? [] : ['    CURLOPT_POSTFIELDS => $body,']),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    'echo curl_exec($request);',
  ];
}
