import { environments, variableFor, variables } from './environment.ts';
import { doubleQuoted, jsonText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const { read, readHost } = environments.csharp;

/** For .NET 8: a program of top-level statements. */
export function writeCSharp(request: SampleRequest): SampleCode {
  const { isSigned, body, method, path, query, headers } = request;
  const address = `$"{host}${path}${query.length > 0 ? '?{query}' : ''}"`;
  const names = [
    ...(isSigned ? ['System.Security.Cryptography'] : []),
    ...(isSigned || body.kind === 'json' ? ['System.Text'] : []),
  ];
  const added = [
    ...(isSigned
      ? [
          `"X-Access-Key", ${read(variables.accessKey)}`,
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
      `var host = ${readHost(request.host)};`,
      ...queryLines(query),
      ...bodyLines(body),
    ],
    isSigned ? signing(request) : [],
    ['', ...call],
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
  if (body.kind === 'json') return rawText(body.value);
  if (body.kind === 'none') return [];
  return [
    'var body = new MultipartFormDataContent();',
    ...body.parts.map(({ name, value, isFile }) =>
      isFile
        ? `body.Add(new StreamContent(File.OpenRead("${value}")), "${name}", "${value}");`
        : `body.Add(new StringContent(${writeValue(value)}), "${name}");`,
    ),
  ];
}

/** A raw text; with keys in it an interpolated one. */
function rawText(value: unknown): string[] {
  const plain = jsonText(value);
  const text = jsonText(value, { read: (name) => `"{{${read(name)}}}"` });
  return [`var body = ${text === plain ? '' : '$$'}"""`, text, '""";'];
}

const writeValue = (text: string): string => {
  const variable = variableFor(text);
  return variable ? read(variable) : doubleQuoted(text);
};

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'var timestamp = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds().ToString();',
    'var nonce = Guid.NewGuid().ToString();',
    `var digest = SHA256.HashData(Encoding.UTF8.GetBytes(${body.kind === 'json' ? 'body' : '""'}));`,
    'var hash = Convert.ToHexString(digest).ToLowerInvariant();',
    `var canonical = string.Join('\\n', "${method}", "${path}", ${query.length > 0 ? 'query' : '""'}, timestamp, nonce, hash);`,
    `var key = Encoding.UTF8.GetBytes(${read(variables.secretKey)});`,
    'var mac = HMACSHA256.HashData(key, Encoding.UTF8.GetBytes(canonical));',
    'var signature = Convert.ToHexString(mac).ToLowerInvariant();',
  ];
}
