import { keyPrefix } from '#content/fill-brand.ts';
import { type Dialect, singleQuoted, writeLiteral } from './literal.ts';
import { addressOf, type SampleRequest } from './sample-request.ts';

const php: Dialect = {
  list: ['[', ']'],
  record: ['[', ']'],
  key: (name) => `${singleQuoted(name)} => `,
  text: (text) => (text.includes('\n') ? JSON.stringify(text) : singleQuoted(text)),
  nothing: 'null',
  truth: ['true', 'false'],
  indent: 4,
  hasLastComma: true,
};

export function writePhp(request: SampleRequest): string {
  return ['<?php', body(request), signing(request), call(request)].filter(Boolean).join('\n');
}

function body({ body }: SampleRequest): string {
  if (body.kind === 'json') return `$body = json_encode(${writeLiteral(body.value, php)});`;
  if (body.kind === 'none') return '';
  const parts = body.parts.map(({ name, value, isFile }) =>
    isFile
      ? `    '${name}' => new CURLFile(${singleQuoted(value)}),`
      : `    '${name}' => ${singleQuoted(value)},`,
  );
  return ['$body = [', ...parts, '];'].join('\n');
}

function signing({ method, path, query, body, isSigned }: SampleRequest): string {
  if (!isSigned) return '';
  return [
    '$timestamp = (string) (int) (microtime(true) * 1000);',
    '$nonce = bin2hex(random_bytes(16));',
    `$hash = hash('sha256', ${body.kind === 'json' ? '$body' : "''"});`,
    `$canonical = implode("\\n", ['${method}', '${path}', '${query}', $timestamp, $nonce, $hash]);`,
    `$signature = hash_hmac('sha256', $canonical, getenv('${keyPrefix}_SECRET_KEY'));`,
    '',
  ].join('\n');
}

function call(request: SampleRequest): string {
  const { method, headers, isSigned, body } = request;
  const all = [
    ...(body.kind === 'json' ? ["'Content-Type: application/json'"] : []),
    ...(isSigned
      ? [
          `'X-Access-Key: ' . getenv('${keyPrefix}_ACCESS_KEY')`,
          "'X-Timestamp: ' . $timestamp",
          "'X-Nonce: ' . $nonce",
          "'X-Signature: ' . $signature",
        ]
      : []),
    ...headers.map(([name, value]) => singleQuoted(`${name}: ${value}`)),
  ];
  return [
    `$request = curl_init('${addressOf(request)}');`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...(all.length > 0
      ? ['    CURLOPT_HTTPHEADER => [', ...all.map((line) => `        ${line},`), '    ],']
      : []),
    ...(body.kind === 'none' ? [] : ['    CURLOPT_POSTFIELDS => $body,']),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    'echo curl_exec($request);',
  ].join('\n');
}
