import { keyPrefix } from '#content/fill-brand.ts';
import { type Dialect, doubleQuoted, writeLiteral } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const python: Dialect = {
  list: ['[', ']'],
  record: ['{', '}'],
  key: (name) => `${doubleQuoted(name)}: `,
  text: doubleQuoted,
  nothing: 'None',
  truth: ['True', 'False'],
  indent: 4,
  hasLastComma: true,
};

/** With requests, which nearly every Python project has. */
export function writePython(request: SampleRequest): SampleCode {
  const { isSigned, body, query } = request;
  const modules = [
    ...(isSigned ? ['hashlib', 'hmac'] : []),
    ...(body.kind === 'json' && isSigned ? ['json'] : []),
    ...(isSigned ? ['os', 'time', 'uuid'] : []),
  ].map((name) => `import ${name}`);
  if (query.length > 0) modules.push('from urllib.parse import quote, urlencode');
  const prepared = [
    ...queryLines(query),
    ...(isSigned && body.kind === 'json'
      ? [`body = json.dumps(${writeLiteral(body.value, python)}).encode()`]
      : []),
  ];
  const signed = isSigned ? signing(request) : [];
  return joinCode(
    [...modules, ...(modules.length > 0 ? [''] : []), 'import requests', '', ...prepared],
    signed,
    [...(prepared.length + signed.length > 0 ? [''] : []), ...call(request)],
  );
}

function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    `parameters = ${writeLiteral(Object.fromEntries(query), python)}`,
    'query = urlencode(sorted(parameters.items()), quote_via=quote)',
  ];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'timestamp = str(int(time.time() * 1000))',
    'nonce = str(uuid.uuid4())',
    `digest = hashlib.sha256(${body.kind === 'json' ? 'body' : 'b""'}).hexdigest()`,
    `canonical = "\\n".join(["${method}", "${path}", ${query.length > 0 ? 'query' : '""'}, timestamp, nonce, digest])`,
    'signature = hmac.new(',
    `    os.environ["${keyPrefix}_SECRET_KEY"].encode(), canonical.encode(), hashlib.sha256`,
    ').hexdigest()',
  ];
}

function call(request: SampleRequest): string[] {
  const { method, host, path, query, headers, isSigned, body } = request;
  const all = [
    ...(isSigned && body.kind === 'json' ? ['"Content-Type": "application/json"'] : []),
    ...(isSigned
      ? [
          `"X-Access-Key": os.environ["${keyPrefix}_ACCESS_KEY"]`,
          '"X-Timestamp": timestamp',
          '"X-Nonce": nonce',
          '"X-Signature": signature',
        ]
      : []),
    ...headers.map(([name, value]) => `"${name}": ${doubleQuoted(value)}`),
  ];
  const options = [
    query.length > 0 ? `f"${host}${path}?{query}"` : doubleQuoted(host + path),
    ...(all.length > 0
      ? [`headers={\n${all.map((line) => `        ${line},`).join('\n')}\n    }`]
      : []),
    ...bodyOptions(request),
    'timeout=30',
  ];
  return [
    `response = requests.${method.toLowerCase()}(`,
    ...options.map((option) => `    ${option},`),
    ')',
    'print(response.json())',
  ];
}

function bodyOptions({ body, isSigned }: SampleRequest): string[] {
  if (body.kind === 'json')
    return [isSigned ? 'data=body' : `json=${writeLiteral(body.value, python, 1)}`];
  if (body.kind === 'none') return [];
  const files = body.parts.filter(({ isFile }) => isFile);
  const fields = body.parts.filter(({ isFile }) => !isFile);
  return [
    ...(fields.length > 0
      ? [
          `data=${writeLiteral(Object.fromEntries(fields.map(({ name, value }) => [name, value])), python, 1)}`,
        ]
      : []),
    `files={${files.map(({ name, value }) => `"${name}": open("${value}", "rb")`).join(', ')}}`,
  ];
}
