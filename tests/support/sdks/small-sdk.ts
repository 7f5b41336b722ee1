import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '#documents/sdks/emitter.ts';
import type { Sdk } from '#documents/sdks/model.ts';
import { readSdk } from '#documents/sdks/read-sdk.ts';

/** The packages of an API of four calls and one event, without reading the descriptions. */
export const smallSdk = (): Sdk =>
  readSdk(published, 'https://www.harbour.example', {
    codes: [
      code(1002, 'INVALID_PARAMETER', 'no'),
      code(1201, 'BALANCE_TOO_LOW', 'later'),
      code(1101, 'INVALID_KEY', 'ask'),
      code(1301, 'TOO_MANY_REQUESTS', 'wait'),
    ],
    changes: [],
  });

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const code = (value: number, constant: string, retry: 'no' | 'later' | 'ask' | 'wait') => ({
  ...{ code: value, constant, retry },
  ...{ means: 'What it means.', remedy: 'What to do.' },
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const media = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } });
const described = (operationId: string, more: object) => ({
  ...{ tags: ['SMS'], operationId, summary: `Does ${operationId}.` },
  ...{ description: 'A sentence about the page.\n\n- Kept: 90 days', responses: {} },
  externalDocs: { url: `https://www.harbour.example/${operationId}` },
  ...more,
});
const answering = (name: string) => ({ '200': media(ref(name)) });
const result = (data: object) => ({ type: 'object', properties: { code: text, data } });
const branch = (value: string) => ({
  type: 'object',
  required: ['type', value],
  properties: {
    type: { const: value },
    [value]: { type: 'object', required: ['body'], properties: { body: text } },
    quote: { type: 'object', properties: { id: text } },
  },
});
const union = (name: string, values: string[]) => ({
  oneOf: values.map((value) => ref(name + pascal(value))),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(values.map((value) => [value, ref(name + pascal(value)).$ref])),
  },
});
const pascal = (value: string) => value.slice(0, 1).toUpperCase() + value.slice(1);
const idempotencyKey = { name: 'Idempotency-Key', in: 'header', schema: text };
const page = { name: 'page', in: 'query', schema: { type: 'integer' } };

const published = {
  info: { summary: 'Every call.' },
  tags: [{ name: 'SMS', description: 'Texts.', externalDocs: { url: 'https://x.example/sms' } }],
  paths: {
    '/sms/mt': {
      post: described('smsSend', {
        parameters: [idempotencyKey],
        requestBody: media(ref('SmsSendRequest')),
        responses: answering('SmsSendResult'),
      }),
    },
    '/v2/sms/mt/{class}': {
      post: described('smsSendV2', {
        parameters: [{ name: 'class', in: 'path', required: true, schema: text }, idempotencyKey],
        requestBody: media(ref('SmsSendV2Request')),
      }),
    },
    '/v2/sms/records': {
      get: described('smsList', {
        parameters: [{ name: 'from', in: 'query', required: true, schema: text }, page],
        responses: answering('SmsListResult'),
      }),
    },
    '/v2/sms/files': {
      post: described('smsUpload', {
        requestBody: media(ref('SmsUploadRequest'), 'multipart/form-data'),
      }),
    },
  },
  webhooks: { message: { post: { operationId: 'sms', summary: 'Tells of a message.' } } },
  components: {
    parameters: {},
    schemas: {
      SmsSendRequest: {
        type: 'object',
        required: ['appKey', 'appSecret', 'phone', 'kind'],
        properties: {
          ...{ appKey: text, appSecret: text, phone: { ...text, description: 'To "whom" */.' } },
          kind: { ...text, enum: ['otp', 'news'] },
          'odd-name': { type: 'array', items: { type: 'object', properties: { at: text } } },
        },
      },
      SmsSendResult: result(ref('SmsSendOutput')),
      SmsSendOutput: {
        allOf: [
          ref('SmsMessage'),
          { required: ['more'], properties: { more: { type: 'number' } } },
        ],
      },
      SmsMessage: {
        type: 'object',
        required: ['status'],
        properties: { status: ref('SmsStatus'), data: { type: 'object' } },
      },
      SmsStatus: {
        description: 'The state.',
        anyOf: [{ ...text, enum: ['sent', 'lost'] }, text],
        'x-enumDescriptions': { sent: 'It is on its way.' },
      },
      SmsSendV2Request: union('SmsSendV2Request', ['text', 'file']),
      SmsSendV2RequestText: branch('text'),
      SmsSendV2RequestFile: branch('file'),
      SmsListResult: result({
        type: 'object',
        required: ['total', 'page', 'pageSize', 'records'],
        properties: {
          ...{
            total: { type: 'integer' },
            page: { type: 'integer' },
            pageSize: { type: 'integer' },
          },
          records: { type: 'array', items: ref('SmsMessage') },
        },
      }),
      SmsUploadRequest: {
        type: 'object',
        required: ['file'],
        properties: { file: { ...text, format: 'binary' }, name: text },
      },
      SmsEvent: {
        type: 'object',
        required: ['event', 'eventId', 'data'],
        properties: {
          event: { const: 'sms.message' },
          eventId: text,
          data: union('Sms', ['note']),
        },
      },
      SmsNote: branch('note'),
      WebhookEvent: {
        oneOf: [ref('SmsEvent')],
        discriminator: {
          propertyName: 'event',
          mapping: { 'sms.message': '#/components/schemas/SmsEvent' },
        },
      },
    },
  },
};
