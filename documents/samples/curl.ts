import { keyPrefix } from '#content/fill-brand.ts';
import { jsonText } from './literal.ts';
import { addressOf, type SampleRequest } from './sample-request.ts';

export function writeCurl(request: SampleRequest): string {
  const { method, headers, body, isSigned } = request;
  const options = [
    `curl -X ${method} ${quoteAddress(addressOf(request))}`,
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
  return isSigned ? `${signing(request)}\n\n${call}` : call;
}

function bodyOptions({ body, isSigned }: SampleRequest): string[] {
  if (body.kind === 'json') return [isSigned ? '-d "$BODY"' : `-d ${quote(jsonText(body.value))}`];
  if (body.kind === 'multipart')
    return body.parts.map(({ name, value, isFile }) =>
      isFile ? `-F ${name}=@${value}` : `-F ${quote(`${name}=${value}`)}`,
    );
  return [];
}

function signing(request: SampleRequest): string {
  const { method, path, query, body } = request;
  return [
    `BODY=${body.kind === 'json' ? quote(jsonText(body.value)) : "''"}`,
    'TIMESTAMP=$(date +%s)000',
    'NONCE=$(openssl rand -hex 16)',
    'HASH=$(printf %s "$BODY" | openssl dgst -sha256 -r | cut -d" " -f1)',
    `SIGNATURE=$(printf '%s\\n%s\\n%s\\n%s\\n%s\\n%s' \\`,
    `  ${method} ${path} ${quote(query)} "$TIMESTAMP" "$NONCE" "$HASH" \\`,
    `  | openssl dgst -sha256 -hmac "$${keyPrefix}_SECRET_KEY" -r | cut -d" " -f1)`,
  ].join('\n');
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const quoteAddress = (address: string): string =>
  address.includes('?') ? quote(address) : address;
