import { keyPrefix } from '#content/fill-brand.ts';
import { doubleQuoted, jsonText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

/** For .NET 8: a program of top-level statements. */
export function writeCSharp(request: SampleRequest): SampleCode {
  const { isSigned, body, method, host, path, query, headers } = request;
  const address = query.length > 0 ? `$"${host}${path}?{query}"` : `"${host}${path}"`;
  const names = [
    ...(isSigned ? ['System.Security.Cryptography'] : []),
    ...(isSigned || body.kind === 'json' ? ['System.Text'] : []),
  ];
  const added = [
    ...(isSigned
      ? [
          `"X-Access-Key", Environment.GetEnvironmentVariable("${keyPrefix}_ACCESS_KEY")`,
          '"X-Timestamp", timestamp',
          '"X-Nonce", nonce',
          '"X-Signature", signature',
        ]
      : []),
    ...headers.map(([name, value]) => `"${name}", ${doubleQuoted(value)}`),
  ];
  const content = {
    json: ['request.Content = new StringContent(body, Encoding.UTF8, "application/json");'],
    multipart: ['request.Content = body;'],
    none: [],
  }[body.kind];
  const call = [
    `var request = new HttpRequestMessage(new HttpMethod("${method}"), ${address});`,
    ...content,
    ...added.map((header) => `request.Headers.Add(${header});`),
    '',
    'using var client = new HttpClient();',
    'var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ];
  return joinCode(
    [
      ...names.map((name) => `using ${name};`),
      ...(names.length > 0 ? [''] : []),
      ...queryLines(query),
      ...bodyLines(body),
    ],
    isSigned ? signing(request) : [],
    [...(isSigned ? [''] : []), ...call],
  );
}

function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    'var parameters = new SortedDictionary<string, string>(StringComparer.Ordinal)',
    '{',
    ...query.map(([name, value]) => `    [${doubleQuoted(name)}] = ${doubleQuoted(value)},`),
    '};',
    "var query = string.Join('&', parameters.Select(pair =>",
    '    $"{Uri.EscapeDataString(pair.Key)}={Uri.EscapeDataString(pair.Value)}"));',
  ];
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (body.kind === 'json') return ['var body = """', jsonText(body.value), '""";'];
  if (body.kind === 'none') return [];
  return [
    'var body = new MultipartFormDataContent();',
    ...body.parts.map(({ name, value, isFile }) =>
      isFile
        ? `body.Add(new StreamContent(File.OpenRead("${value}")), "${name}", "${value}");`
        : `body.Add(new StringContent(${doubleQuoted(value)}), "${name}");`,
    ),
    '',
  ];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'var timestamp = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds().ToString();',
    'var nonce = Guid.NewGuid().ToString();',
    `var digest = SHA256.HashData(Encoding.UTF8.GetBytes(${body.kind === 'json' ? 'body' : '""'}));`,
    'var hash = Convert.ToHexString(digest).ToLowerInvariant();',
    `var canonical = string.Join('\\n', "${method}", "${path}", ${query.length > 0 ? 'query' : '""'}, timestamp, nonce, hash);`,
    `var key = Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("${keyPrefix}_SECRET_KEY"));`,
    'var mac = HMACSHA256.HashData(key, Encoding.UTF8.GetBytes(canonical));',
    'var signature = Convert.ToHexString(mac).ToLowerInvariant();',
  ];
}
