import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#content/brand.ts';
import { machineWords } from '#content/docs/machines.ts';
import { productName } from '#content/docs/menu.ts';
import { fill } from '#content/fill.ts';
import { withoutLinks } from '#content/inline-links.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { sandboxProduct } from '#content/sandbox-product.ts';
import type { Locale } from '#contract/locale.ts';
import { textOf } from '../../api/fields.ts';
import { isRecord } from '../../api/is-record.ts';
import { callNames, type Operation, readOperation } from '../../api/operation.ts';
import { callPath, documentOf, nameCall } from '../../manuscripts/library.ts';
import { jsonText } from '../../samples/literal.ts';
import { type SampleRequest, sampleRequest } from '../../samples/sample-request.ts';

/** A product's calls as a Postman collection, with a script that signs each. */
export function writePostman(product: string, locale: Locale, origin: string): string {
  const words = machineWords[locale];
  const { sandbox, api } = brand.hosts;
  // The script signs every request, so a call without a key is left out.
  const signed = callNames([product]).filter((name) => readOperation(name, locale).isSigned);
  const secret = (key: keyof typeof words.keys) => ({
    key,
    value: '',
    type: 'secret',
    description: words.keys[key],
  });
  return JSON.stringify(
    {
      info: {
        name: [
          fill(words.api, { brand: brand.names.short[locale] }),
          productName(product, locale),
        ].join(localeSettings[locale].dot),
        description: words.postman,
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      variable: [
        {
          key: 'host',
          value: product === sandboxProduct ? sandbox : api,
          description: words.keys.host,
        },
        { key: 'accessKey', value: '', description: words.keys.accessKey },
        secret('secretKey'),
      ],
      event: [
        { listen: 'prerequest', script: { type: 'text/javascript', exec: signing().split('\n') } },
      ],
      item: signed.map((name) => itemOf(name, locale, origin)),
    },
    null,
    2,
  );
}

const signing = (): string =>
  readFileSync(join(process.cwd(), 'documents/files/postman/sign-request.js'), 'utf8').trim();

function itemOf(name: string, locale: Locale, origin: string) {
  const operation = readOperation(name, locale);
  const request = sampleRequest(operation);
  const found = documentOf(name, locale);
  return {
    name: found ? nameCall(found.manuscript, found.call) : operation.id,
    request: {
      description: [
        textOf({ ...operation.source, description: operation.source.summary }, locale),
        ...(found ? [origin + callPath(found.manuscript, found.call)] : []),
      ].join('\n\n'),
      method: operation.method,
      header: headersOf(request, operation),
      ...bodyOf(request),
      url: urlOf(operation, request, locale),
    },
  };
}

/** Every parameter of the call; those that its samples omit are disabled. */
function urlOf({ path, source }: Operation, request: SampleRequest, locale: Locale) {
  const of = (place: string) =>
    (source.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({
        key: parameter.name,
        value: String(parameter.example),
        description: withoutLinks(textOf(parameter, locale)),
      }));
  const isSent = (key: string) => request.query.some(([name]) => name === key);
  const parts = path.slice(1).split('/');
  return {
    host: ['{{host}}'],
    path: parts.map((part) => part.replace(/^\{(\w+)\}$/, ':$1')),
    query: of('query').map((one) => (isSent(one.key) ? one : { ...one, disabled: true })),
    variable: of('path'),
  };
}

/** The idempotency value is new each time: sending again in Postman is intentional. */
const fresh = '{{$guid}}';

const idempotencyKey = 'Idempotency-Key';

const headersOf = ({ headers, body }: SampleRequest, { source }: Operation) =>
  [
    ...(body.kind === 'json' ? [['Content-Type', 'application/json'] as const] : []),
    ...headers.filter(([name]) => name !== idempotencyKey),
    ...(source.parameters?.some(({ name }) => name === idempotencyKey)
      ? [[idempotencyKey, fresh] as const]
      : []),
  ].map(([key, value]) => ({ key, value }));

function bodyOf({ body }: SampleRequest) {
  if (body.kind === 'none') return {};
  if (body.kind === 'json') {
    const { appKey, appSecret, ...fields } = isRecord(body.value) ? body.value : {};
    return { body: { mode: 'raw', raw: jsonText(fields) } };
  }
  const formdata = body.parts.map(({ name, value, isFile }) =>
    isFile ? { key: name, type: 'file', src: value } : { key: name, type: 'text', value },
  );
  return { body: { mode: 'formdata', formdata } };
}
