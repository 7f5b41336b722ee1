import { canonicalQuery } from '#content/api/signing.ts';
import { brand } from '#content/brand.ts';
import { operationsOf, readOperation } from '../api/operation.ts';
import { readDescription } from '../api/read-description.ts';
import { jsonText } from '../samples/literal.ts';
import { type SampleRequest, sampleRequest } from '../samples/sample-request.ts';

/** A product's calls as a Postman collection; those of version 2 sign themselves before they go. */
export function writePostman(product: string): string {
  const description = readDescription(product);
  const item = operationsOf(description)
    .filter(({ isCallback }) => !isCallback)
    .map(({ source, method, path }) => {
      const operation = readOperation(`${product}/${source.operationId}`, 'en');
      const request = sampleRequest(operation);
      const query = canonicalQuery(request.query);
      return {
        name: `${method} ${path}`,
        ...(request.isSigned ? { event: [signing(request)] } : {}),
        request: {
          description: source.summary,
          method,
          header: headersOf(request),
          ...bodyOf(request),
          url: `{{host}}${request.path}${query ? `?${query}` : ''}`,
        },
      };
    });
  return JSON.stringify(
    {
      info: {
        name: `${brand.names.short.en} ${description.info.title}`,
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      variable: [
        { key: 'host', value: brand.hosts.api },
        { key: 'accessKey', value: '' },
        { key: 'secretKey', value: '' },
      ],
      item,
    },
    null,
    2,
  );
}

const headersOf = ({ headers, body, isSigned }: SampleRequest) =>
  [
    ...(body.kind === 'json' ? [['Content-Type', 'application/json'] as const] : []),
    ...(isSigned
      ? ([
          ['X-Access-Key', '{{accessKey}}'],
          ['X-Timestamp', '{{timestamp}}'],
          ['X-Nonce', '{{nonce}}'],
          ['X-Signature', '{{signature}}'],
        ] as const)
      : []),
    ...headers,
  ].map(([key, value]) => ({ key, value }));

function bodyOf({ body }: SampleRequest) {
  if (body.kind === 'json') return { body: { mode: 'raw', raw: jsonText(body.value) } };
  if (body.kind === 'none') return {};
  const formdata = body.parts.map(({ name, value, isFile }) =>
    isFile ? { key: name, type: 'file', src: value } : { key: name, type: 'text', value },
  );
  return { body: { mode: 'formdata', formdata } };
}

const signing = ({ method, path, query, body }: SampleRequest) => ({
  listen: 'prerequest',
  script: {
    type: 'text/javascript',
    exec: [
      "const body = pm.variables.replaceIn(pm.request.body?.raw ?? '');",
      'const timestamp = String(Date.now());',
      "const nonce = pm.variables.replaceIn('{{$guid}}');",
      `const hash = CryptoJS.SHA256(${body.kind === 'json' ? 'body' : "''"}).toString();`,
      `const canonical = ['${method}', '${path}', '${canonicalQuery(query)}', timestamp, nonce, hash].join('\\n');`,
      "const signature = CryptoJS.HmacSHA256(canonical, pm.variables.get('secretKey')).toString();",
      'pm.variables.set("timestamp", timestamp);',
      'pm.variables.set("nonce", nonce);',
      'pm.variables.set("signature", signature);',
    ],
  },
});
