import { keyPrefix } from '#content/fill-brand.ts';
import { jsonText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

/** Characters that fit in one line next to the text of a document. */
const lineWidth = 49;

/** For any shell; the query is encoded by Perl, which systems with curl nearly always have. */
export function writeCurl(request: SampleRequest): SampleCode {
  const { method, host, path, query, headers, body, isSigned } = request;
  const address = host + path;
  const target = query.length > 0 ? `"${address}?$QUERY"` : address;
  const start = `curl -X ${method} ${target}`;
  const options = [
    ...(start.length > lineWidth ? [`curl -X ${method}`, target] : [start]),
    ...(body.kind === 'json' ? ['-H "Content-Type: application/json"'] : []),
    ...(isSigned
      ? [
          `-H "X-Access-Key: $${keyPrefix}_ACCESS_KEY"`,
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
    ...queryLines(query),
    ...(isSigned && body.kind === 'json' ? [`BODY=${quote(jsonText(body.value))}`] : []),
  ];
  const signed = isSigned ? signing(request) : [];
  return joinCode(prepared, signed, prepared.length + signed.length > 0 ? ['', call] : [call]);
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
  if (body.kind === 'json') return [isSigned ? '-d "$BODY"' : `-d ${quote(jsonText(body.value))}`];
  if (body.kind === 'multipart')
    return body.parts.map(({ name, value, isFile }) =>
      isFile ? `-F ${name}=@${value}` : `-F ${quote(`${name}=${value}`)}`,
    );
  return [];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'TIMESTAMP=$(date +%s)000',
    'NONCE=$(openssl rand -hex 16)',
    `HASH=$(printf %s ${body.kind === 'json' ? '"$BODY"' : "''"} | openssl dgst -sha256 -r | cut -d" " -f1)`,
    `SIGNATURE=$(printf '%s\\n%s\\n%s\\n%s\\n%s\\n%s' \\`,
    `  ${method} ${path} ${query.length > 0 ? '"$QUERY"' : "''"} "$TIMESTAMP" "$NONCE" "$HASH" \\`,
    `  | openssl dgst -sha256 -hmac "$${keyPrefix}_SECRET_KEY" -r | cut -d" " -f1)`,
  ];
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
