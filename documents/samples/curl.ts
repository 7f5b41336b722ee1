import { environments, variableFor, variables } from './environment.ts';
import { doubleQuoted, jsonText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const { read, readHost } = environments.curl;

/** Characters that fit in one line next to the text of a document. */
const lineWidth = 49;

/** For any shell; the query is encoded by Perl, which systems with curl nearly always have. */
export function writeCurl(request: SampleRequest): SampleCode {
  const { method, path, query, headers, body, isSigned } = request;
  const target = `"$HOST${path}${query.length > 0 ? '?$QUERY' : ''}"`;
  const start = `curl -X ${method} ${target}`;
  const options = [
    ...(start.length > lineWidth ? [`curl -X ${method}`, target] : [start]),
    ...(body.kind === 'json' ? ['-H "Content-Type: application/json"'] : []),
    ...(isSigned
      ? [
          `-H "X-Access-Key: ${read(variables.accessKey)}"`,
          '-H "X-Timestamp: $TIMESTAMP"',
          '-H "X-Nonce: $NONCE"',
          '-H "X-Signature: $SIGNATURE"',
        ]
      : []),
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...bodyOptions(request),
  ];
  const call = options.join(' \\\n  ');
  const prepared = [
    `HOST=${readHost(request.host)}`,
    ...queryLines(query),
    ...(isSigned && body.kind === 'json' ? [`BODY=${quote(jsonText(body.value))}`] : []),
  ];
  return joinCode(prepared, isSigned ? signing(request) : [], ['', call, ...inputLines(request)]);
}

function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    "QUERY=$(printf '%s\\n' \\",
    ...query.map(([name, value]) => `  ${quote(name)} ${quote(value)} \\`),
    `  | perl -lpe 's/[^A-Za-z0-9._~-]/sprintf "%%%02X", ord $&/ge' \\`,
    "  | paste -d= - - | LC_ALL=C sort -t= -k1,1 -k2 | paste -sd'&' -)",
  ];
}

function bodyOptions({ body, isSigned }: SampleRequest): string[] {
  if (body.kind === 'json') return [isSigned ? '-d "$BODY"' : '-d @- <<END'];
  if (body.kind === 'multipart')
    return body.parts.map(({ name, value, isFile }) =>
      isFile ? `-F ${name}=@${value}` : `-F ${formField(name, value)}`,
    );
  return [];
}

function formField(name: string, value: string): string {
  const variable = variableFor(value);
  return variable ? `"${name}=${read(variable)}"` : quote(`${name}=${value}`);
}

/** An unsigned body: the shell fills in the keys, everything else is escaped. */
const inputLines = ({ body, isSigned }: SampleRequest): string[] =>
  isSigned || body.kind !== 'json'
    ? []
    : [
        jsonText(body.value, {
          text: (text) => doubleQuoted(text).replaceAll(/[$`\\]/g, '\\$&'),
          read: (name) => `"${read(name)}"`,
        }),
        'END',
      ];

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'TIMESTAMP=$(date +%s)000',
    'NONCE=$(openssl rand -hex 16)',
    `HASH=$(printf %s ${body.kind === 'json' ? '"$BODY"' : "''"} | openssl dgst -sha256 -r | cut -d" " -f1)`,
    `SIGNATURE=$(printf '%s\\n%s\\n%s\\n%s\\n%s\\n%s' \\`,
    `  ${method} ${path} ${query.length > 0 ? '"$QUERY"' : "''"} "$TIMESTAMP" "$NONCE" "$HASH" \\`,
    `  | openssl dgst -sha256 -hmac "${read(variables.secretKey)}" -r | cut -d" " -f1)`,
  ];
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
