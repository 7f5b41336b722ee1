import { environments, variables } from './environment.ts';
import { type Dialect, doubleQuoted, writeLiteral, writeText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const { read, readHost } = environments.python;

export const python: Dialect = {
  list: ['[', ']'],
  record: ['{', '}'],
  key: (name) => `${doubleQuoted(name)}: `,
  text: doubleQuoted,
  read,
  nothing: 'None',
  truth: ['True', 'False'],
  indent: 4,
  hasLastComma: true,
};

/** With the standard library alone. */
export function writePython(request: SampleRequest): SampleCode {
  const { isSigned, body, query } = request;
  const modules = [
    ...(isSigned ? ['hashlib', 'hmac'] : []),
    'json',
    'os',
    ...(isSigned ? ['time'] : []),
    ...(isSigned || body.kind === 'multipart' ? ['uuid'] : []),
  ];
  return joinCode(
    [
      ...modules.map((name) => `import ${name}`),
      ...(body.kind === 'multipart' ? ['from pathlib import Path'] : []),
      'from urllib.error import HTTPError',
      ...(query.length > 0 ? ['from urllib.parse import quote, urlencode'] : []),
      'from urllib.request import Request, urlopen',
      '',
      `host = ${readHost(request.host)}`,
      ...queryLines(query),
      ...bodyLines(body),
    ],
    isSigned ? signing(request) : [],
    ['', ...call(request)],
  );
}

function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    `parameters = ${writeLiteral(Object.fromEntries(query), python)}`,
    'query = urlencode(sorted(parameters.items()), quote_via=quote)',
  ];
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (body.kind === 'json')
    return [`body = json.dumps(${writeLiteral(body.value, python)}).encode()`];
  if (body.kind === 'none') return [];
  return [
    'boundary = str(uuid.uuid4())',
    'body = b"".join([',
    ...body.parts.flatMap(({ name, value, isFile }) => {
      const file = isFile ? `; filename="${value}"` : '';
      return [
        `    f'--{boundary}\\r\\nContent-Disposition: form-data; name="${name}"${file}\\r\\n\\r\\n'.encode(),`,
        isFile ? `    Path("${value}").read_bytes(),` : `    ${writeText(value, python)}.encode(),`,
        '    b"\\r\\n",',
      ];
    }),
    '    f"--{boundary}--\\r\\n".encode(),',
    '])',
  ];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'timestamp = str(int(time.time() * 1000))',
    'nonce = str(uuid.uuid4())',
    `digest = hashlib.sha256(${body.kind === 'json' ? 'body' : 'b""'}).hexdigest()`,
    `canonical = "\\n".join(["${method}", "${path}", ${query.length > 0 ? 'query' : '""'}, timestamp, nonce, digest])`,
    'signature = hmac.new(',
    `    ${read(variables.secretKey)}.encode(), canonical.encode(), hashlib.sha256`,
    ').hexdigest()',
  ];
}

function call({ method, path, query, headers, isSigned, body }: SampleRequest): string[] {
  const all = [
    ...(body.kind === 'json' ? ['"Content-Type": "application/json"'] : []),
    ...(body.kind === 'multipart'
      ? ['"Content-Type": f"multipart/form-data; boundary={boundary}"']
      : []),
    ...(isSigned
      ? [
          `"X-Access-Key": ${read(variables.accessKey)}`,
          '"X-Timestamp": timestamp',
          '"X-Nonce": nonce',
          '"X-Signature": signature',
        ]
      : []),
    ...headers.map(([name, value]) => `"${name}": ${doubleQuoted(value)}`),
  ];
  return [
    'request = Request(',
    query.length > 0 ? `    f"{host}${path}?{query}",` : `    host + "${path}",`,
    ...(body.kind === 'none' ? [] : ['    data=body,']),
    ...(all.length > 0
      ? ['    headers={', ...all.map((line) => `        ${line},`), '    },']
      : []),
    `    method="${method}",`,
    ')',
    'try:',
    '    response = urlopen(request, timeout=30)',
    'except HTTPError as error:',
    '    response = error',
    'print(json.load(response))',
  ];
}
