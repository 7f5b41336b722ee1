import { brand } from '#content/brand.ts';

type Sample = { id: string; name: string; code: string; html: string };

/** The same request twice, with the markup of a syntax highlighter. */
export const requestSamples = (content: string): readonly [Sample, Sample, Sample] => [
  sample('curl', 'cURL', [
    [keyword('curl'), ` -X POST ${brand.hosts.api}/sms/mt \\`],
    ['  -H ', string('"Content-Type: application/json"'), ' \\'],
    ['  -d ', string(`'{ "phone": "12025550187", "content": "${content}" }'`)],
  ]),
  sample('node', 'Node.js', [
    [
      keyword('const'),
      ' reply = ',
      keyword('await'),
      ' fetch(',
      string(`'${brand.hosts.api}/sms/mt'`),
      ', {',
    ],
    ['  method: ', string("'POST'"), ','],
    ['  signal: AbortSignal.timeout(', number('10000'), '),'],
    [
      '  body: JSON.stringify({ phone: ',
      string("'12025550187'"),
      ', content: ',
      string(`'${content}'`),
      ' }),',
    ],
    ['}); ', comment('// accepted')],
  ]),
  sample('python', 'Python', [
    [keyword('import'), ' requests'],
    [],
    ['reply = requests.post('],
    ['    ', string(`"${brand.hosts.api}/sms/mt"`), ','],
    [
      '    json={',
      string('"phone"'),
      ': ',
      string('"12025550187"'),
      ', ',
      string('"content"'),
      ': ',
      string(`"${content}"`),
      '},',
    ],
    ['    timeout=', number('10'), ',  ', comment('# seconds')],
    [')'],
  ]),
];

export const responseSample: Sample = sample('200', '200', [
  ['{'],
  ['  ', string('"code"'), ': ', number('0'), ','],
  ['  ', string('"data"'), ': { ', string('"segments"'), ': ', number('1'), ' },'],
  ['  ', string('"msg"'), ': ', string('"success"')],
  ['}'],
]);

type Token = string | { kind: string; text: string };

function sample(id: string, name: string, lines: readonly (readonly Token[])[]): Sample {
  const write = (draw: (token: Token) => string) =>
    lines.map((line) => line.map(draw).join('')).join('\n');
  return {
    id,
    name,
    code: write((token) => (typeof token === 'string' ? token : token.text)),
    html: write((token) =>
      typeof token === 'string'
        ? escapeText(token)
        : `<span class="tok-${token.kind}">${escapeText(token.text)}</span>`,
    ),
  };
}

function keyword(text: string): Token {
  return { kind: 'keyword', text };
}

function string(text: string): Token {
  return { kind: 'string', text };
}

function number(text: string): Token {
  return { kind: 'number', text };
}

function comment(text: string): Token {
  return { kind: 'comment', text };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
