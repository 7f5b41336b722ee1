import { environments, variableFor, variables } from './environment.ts';
import { doubleQuoted, jsonText } from './literal.ts';
import { joinCode, type SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

const { read, readHost } = environments.go;

export function writeGo(request: SampleRequest): SampleCode {
  const { method, path, query, isSigned, body, headers } = request;
  const hasQuery = query.length > 0;
  const packages = [
    'fmt',
    'io',
    'net/http',
    ...(body.kind === 'multipart' ? ['bytes', 'mime/multipart'] : []),
    ...(hasQuery ? ['net/url'] : []),
    ...(hasQuery || isSigned || body.kind === 'json' ? ['strings'] : []),
    'os',
    ...(isSigned ? ['crypto/hmac', 'crypto/rand', 'crypto/sha256', 'encoding/hex'] : []),
    ...(isSigned ? ['strconv', 'time'] : []),
  ].sort();
  const reader = { json: 'strings.NewReader(body)', multipart: '&body', none: 'nil' }[body.kind];
  const set = [
    ...(body.kind === 'json' ? ['"Content-Type", "application/json"'] : []),
    ...(body.kind === 'multipart' ? ['"Content-Type", form.FormDataContentType()'] : []),
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
  const address = hasQuery ? `host+"${path}?"+query` : `host+"${path}"`;
  const call = [
    `request, _ := http.NewRequest("${method}", ${address}, ${reader})`,
    ...set.map((header) => `request.Header.Set(${header})`),
    '',
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {',
    '\tpanic(err)',
    '}',
    'defer response.Body.Close()',
    'text, _ := io.ReadAll(response.Body)',
    'fmt.Println(string(text))',
  ];
  return joinCode(
    [
      'package main',
      '',
      'import (',
      ...packages.map((name) => `\t"${name}"`),
      ')',
      '',
      'func main() {',
      ...inMain([...hostLines(request.host), ...queryLines(query), ...bodyLines(body)]),
    ],
    inMain(isSigned ? signing(request) : []),
    [...inMain(['', ...call]), '}'],
  );
}

const inMain = (lines: string[]): string[] => lines.map((line) => (line ? `\t${line}` : line));

const hostLines = (standard: string): string[] => [
  `host := ${read(variables.host)}`,
  'if host == "" {',
  `\thost = ${readHost(standard)}`,
  '}',
];

function queryLines(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  return [
    'parameters := url.Values{}',
    ...query.map(
      ([name, value]) => `parameters.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`,
    ),
    'query := strings.ReplaceAll(parameters.Encode(), "+", "%20")',
  ];
}

function bodyLines(body: SampleRequest['body']): string[] {
  if (body.kind === 'json')
    return [`body := \`${jsonText(body.value, { read: (name) => `"\` + ${read(name)} + \`"` })}\``];
  if (body.kind === 'none') return [];
  return [
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    ...body.parts.flatMap(({ name, value, isFile }) =>
      isFile
        ? [
            `file, _ := os.Open("${value}")`,
            'defer file.Close()',
            `part, _ := form.CreateFormFile("${name}", "${value}")`,
            'io.Copy(part, file)',
          ]
        : [`form.WriteField("${name}", ${writeValue(value)})`],
    ),
    'form.Close()',
  ];
}

function signing({ method, path, query, body }: SampleRequest): string[] {
  return [
    'timestamp := strconv.FormatInt(time.Now().UnixMilli(), 10)',
    'random := make([]byte, 16)',
    'rand.Read(random)',
    'nonce := hex.EncodeToString(random)',
    `hash := sha256.Sum256([]byte(${body.kind === 'json' ? 'body' : '""'}))`,
    'canonical := strings.Join([]string{',
    `\t"${method}", "${path}", ${query.length > 0 ? 'query' : '""'}, timestamp, nonce, hex.EncodeToString(hash[:]),`,
    '}, "\\n")',
    `mac := hmac.New(sha256.New, []byte(${read(variables.secretKey)}))`,
    'mac.Write([]byte(canonical))',
    'signature := hex.EncodeToString(mac.Sum(nil))',
  ];
}

const writeValue = (text: string): string => {
  const variable = variableFor(text);
  return variable ? read(variable) : doubleQuoted(text);
};
