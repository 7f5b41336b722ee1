import { keyPrefix } from '#content/fill-brand.ts';
import { type Dialect, doubleQuoted, writeLiteral } from './literal.ts';
import { addressOf, type SampleRequest } from './sample-request.ts';

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
export function writePython(request: SampleRequest): string {
  const { isSigned, body } = request;
  const modules = [
    ...(isSigned ? ['hashlib', 'hmac'] : []),
    ...(body.kind === 'json' && isSigned ? ['json'] : []),
    ...(isSigned ? ['os', 'time', 'uuid'] : []),
  ].map((name) => `import ${name}`);
  const imports = [...modules, ...(modules.length > 0 ? [''] : []), 'import requests'].join('\n');
  return [imports, setUp(request), call(request)].filter(Boolean).join('\n\n');
}

function setUp({ method, path, query, body, isSigned }: SampleRequest): string {
  if (!isSigned) return '';
  const literal = body.kind === 'json' ? writeLiteral(body.value, python) : '';
  return [
    literal ? `body = json.dumps(${literal}).encode()` : 'body = b""',
    'timestamp = str(int(time.time() * 1000))',
    'nonce = str(uuid.uuid4())',
    'digest = hashlib.sha256(body).hexdigest()',
    `canonical = "\\n".join(["${method}", "${path}", "${query}", timestamp, nonce, digest])`,
    'signature = hmac.new(',
    `    os.environ["${keyPrefix}_SECRET_KEY"].encode(), canonical.encode(), hashlib.sha256`,
    ').hexdigest()',
  ].join('\n');
}

function call(request: SampleRequest): string {
  const { method, headers, isSigned, body } = request;
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
    doubleQuoted(addressOf(request)),
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
  ].join('\n');
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
