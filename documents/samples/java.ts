import { environments, variableFor, variables } from './environment.ts';
import { doubleQuoted, indentBy, jsonText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const { read, readHost } = environments.java;

/** For Java 17 and its built-in HTTP client; runs as a single file. */
export function writeJava(request: SampleRequest): SampleCode {
  const { isSigned, body, query } = request;
  const hasQuery = query.length > 0;
  const isMultipart = body.kind === 'multipart';
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(hasQuery ? ['java.net.URLEncoder', 'java.util.TreeMap'] : []),
    ...(hasQuery ? ['java.util.stream.Collectors'] : []),
    ...(hasQuery || (isSigned && body.kind === 'json')
      ? ['java.nio.charset.StandardCharsets']
      : []),
    ...(isMultipart ? ['java.io.ByteArrayOutputStream', 'java.nio.file.Files'] : []),
    ...(isMultipart ? ['java.nio.file.Path'] : []),
    ...(isSigned ? ['java.security.MessageDigest', 'java.util.HexFormat'] : []),
    ...(isSigned || isMultipart ? ['java.util.UUID'] : []),
    ...(isSigned ? ['javax.crypto.Mac', 'javax.crypto.spec.SecretKeySpec'] : []),
  ].sort();
  return joinCode(
    [
      ...imports.map((name) => `import ${name};`),
      '',
      'public class Sample {',
      '    public static void main(String[] args) throws Exception {',
      ...inMain([
        `String host = ${readHost(request.host)};`,
        ...queryLines(query),
        ...bodyLines(request),
      ]),
    ],
    inMain(isSigned ? signing(request) : []),
    [...inMain(['', ...call(request)]), '    }', ...(hasQuery ? encodeMethod : []), '}'],
  );
}

const inMain = (lines: string[]): string[] =>
  lines.map((line) => (line ? `        ${indentBy(line, 8)}` : ''));

function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    'TreeMap<String, String> parameters = new TreeMap<>();',
    ...query.map(
      ([name, value]) => `parameters.put(${doubleQuoted(name)}, ${doubleQuoted(value)});`,
    ),
    'String query = parameters.entrySet().stream()',
    '    .map(entry -> encode(entry.getKey()) + "=" + encode(entry.getValue()))',
    '    .collect(Collectors.joining("&"));',
  ];
}

const encodeMethod = [
  '',
  '    static String encode(String text) {',
  '        return URLEncoder.encode(text, StandardCharsets.UTF_8)',
  '            .replace("+", "%20").replace("*", "%2A").replace("%7E", "~");',
  '    }',
];

function bodyLines({ body }: SampleRequest): string[] {
  if (body.kind === 'json')
    return [`String body = """\n    ${indentBy(textBlock(body.value), 4)};`];
  if (body.kind === 'none') return [];
  return [
    'String boundary = UUID.randomUUID().toString();',
    'ByteArrayOutputStream body = new ByteArrayOutputStream();',
    ...body.parts.flatMap(({ name, value, isFile }) => {
      const file = isFile ? `; filename=\\"${value}\\"` : '';
      return [
        `body.write(("--" + boundary + "\\r\\nContent-Disposition: form-data; name=\\"${name}\\"${file}\\r\\n\\r\\n").getBytes());`,
        isFile
          ? `body.write(Files.readAllBytes(Path.of("${value}")));`
          : `body.write(${writeValue(value)}.getBytes());`,
        'body.write("\\r\\n".getBytes());',
      ];
    }),
    'body.write(("--" + boundary + "--\\r\\n").getBytes());',
  ];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  const bytes = body.kind === 'json' ? 'body.getBytes(StandardCharsets.UTF_8)' : 'new byte[0]';
  return [
    'String timestamp = String.valueOf(System.currentTimeMillis());',
    'String nonce = UUID.randomUUID().toString();',
    `byte[] digest = MessageDigest.getInstance("SHA-256").digest(${bytes});`,
    'String hash = HexFormat.of().formatHex(digest);',
    `String canonical = String.join("\\n", "${method}", "${path}", ${query.length > 0 ? 'query' : '""'}, timestamp, nonce, hash);`,
    'Mac mac = Mac.getInstance("HmacSHA256");',
    `mac.init(new SecretKeySpec(${read(variables.secretKey)}.getBytes(), "HmacSHA256"));`,
    'String signature = HexFormat.of().formatHex(mac.doFinal(canonical.getBytes()));',
  ];
}

function call({ method, path, query, headers, isSigned, body }: SampleRequest): string[] {
  const address = query.length > 0 ? `host + "${path}?" + query` : `host + "${path}"`;
  const all = [
    ...(body.kind === 'json' ? ['"Content-Type", "application/json"'] : []),
    ...(body.kind === 'multipart'
      ? ['"Content-Type", "multipart/form-data; boundary=" + boundary']
      : []),
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
  const publisher = {
    json: 'HttpRequest.BodyPublishers.ofString(body)',
    multipart: 'HttpRequest.BodyPublishers.ofByteArray(body.toByteArray())',
    none: 'HttpRequest.BodyPublishers.noBody()',
  }[body.kind];
  return [
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${address}))`,
    ...all.map((header) => `    .header(${header})`),
    `    .method("${method}", ${publisher})`,
    '    .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.body());',
  ];
}

/** A text block cannot contain code: with keys it is a format. */
function textBlock(value: unknown): string {
  const keys: string[] = [];
  const text = jsonText(value, {
    read: (name) => {
      keys.push(read(name));
      return `"${place}"`;
    },
  }).replaceAll('\\', '\\\\');
  if (keys.length === 0) return `${text}"""`;
  const format = text.replaceAll('%', '%%').replaceAll(place, '%s');
  return `${format}""".formatted(${keys.join(', ')})`;
}

/** Where a key goes; no text contains it. */
const place = '\u0000';

const writeValue = (text: string): string => {
  const variable = variableFor(text);
  return variable ? read(variable) : doubleQuoted(text);
};
