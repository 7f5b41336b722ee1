import { basename } from 'node:path';
import { findCall } from './find-call.js';
import { contentOf, jsonRequest } from './input.js';
import { readable } from './output.js';
import { UsageError } from './usage-error.js';

export const call = {
  name: 'call',
  usage: '<operation id | "METHOD /path"> [part of the path …] [--json <request>]',
  summary: 'makes a call and prints its data',
  text: `The request is the object of the body, of the form or of the query. It is signed, and repeated
like every call of the package.`,
  options: [
    ['--json <request>', "'{…}', @file, or - for standard input"],
    ['--file <file>', 'the file that the call uploads'],
    ['--idempotency-key <key>', 'repeats an earlier request, so that it is carried out once'],
  ],
  optionsIn: () => ({
    json: { type: 'string' },
    file: { type: 'string' },
    'idempotency-key': { type: 'string' },
  }),
  examples: [
    'call smsSendV2 --json \'{"phones": ["12025550101"], "content": "Hello"}\'',
    'call smsListRecords --json \'{"from": "2026-11-15T00:00:00Z", "to": "2026-11-16T00:00:00Z"}\'',
    'call "GET /v2/sms/records/7c1f2b90d4e84a53b6f0c2aa"',
    'call "POST /voice/otp" --json @request.json --output json',
  ],
  run: async ({ values, positionals, output, client }) => {
    const { call, inPath } = findCall(positionals);
    const request = await requestOf(call, values);
    const options = { idempotencyKey: values['idempotency-key'] };
    const { data, requestId, status } = await client()[call.group][call.name](
      ...inPath,
      ...(call.in ? [request] : []),
      options,
    );
    output.result({ status, requestId, data }, () =>
      [readable(data ?? {}), output.paint.dim(`requestId: ${requestId}`)].join('\n'),
    );
  },
};

async function requestOf(call, { json, file }) {
  if (json !== undefined && !call.in) throw new UsageError(`${call.id} takes no --json.`);
  const request = await jsonRequest(json);
  if (call.in !== 'multipart') {
    if (file !== undefined) throw new UsageError(`${call.id} uploads no --file.`);
    return request;
  }
  if (file === undefined) throw new UsageError(`${call.id} uploads a file: --file greeting.wav`);
  return { ...request, file: { name: basename(file), content: await contentOf(file) } };
}
