import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePackages } from '#tests/support/sdks/describe-packages.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { checkTypes, node } from '#tests/support/sdks/node.ts';
import { type PackageSite, packageSite } from '#tests/support/sdks/package-site.ts';
import { currentSdk } from './current-sdk.ts';
import { servedSdks } from './served-sdks.ts';

describePackages(await languagesHere());

const sdk = currentSdk();
const served = servedSdks();
const { names, version } = sdk;

let site: PackageSite;
beforeAll(async () => {
  site = await packageSite();
});
afterAll(() => site.close());

test('the archives are the same for the same descriptions, and their hashes are listed', async () => {
  expect(servedSdks({ ...sdk })).toEqual(served);
  const sums = served.get('sdk/SHA256SUMS.txt')?.toString();
  expect(sums).toContain(`  node/${names.package}-${version}.tgz\n`);
});

test('types for TypeScript refuse what the API refuses', async () => {
  const place = await site.install(node, 'types');
  await writeFile(join(place, 'uses.ts'), uses);
  expect(await checkTypes(place, ['uses.ts'])).toBe('');
});

/** What is right compiles; each line below an expected error does not. */
const uses = `
import { codes, ${names.client}, ${names.client}Error, webhooks } from ${JSON.stringify(names.package)};
import type { PnsBindRequest, SmsSendV2Request, SmsStatus, WhatsAppSendRequest } from ${JSON.stringify(names.package)};

const client = new ${names.client}();
const to = { sender: '447700900112', recipient: '12025550187' };
const template = { name: 'order_shipped', language: 'en' };

export const messages: WhatsAppSendRequest[] = [
  { ...to, type: 'template', template },
  { ...to, type: 'text', text: { body: 'Hello' } },
];
export const binding: PnsBindRequest = { mode: 'axb', phoneA: '12025550176', phoneB: '12025550187' };
export const addedLater: SmsStatus = 'added_later';

export async function send(): Promise<string> {
  const { data, requestId } = await client.sms.sendV2({ phones: ['12025550187'], content: 'Hello' }, { idempotencyKey: 'a' });
  for await (const record of client.sms.listRecords({ from: 'a', to: 'b' })) console.log(record.status);
  const page = await client.sms.listRecords({ from: 'a', to: 'b' });
  await client.sms.getRecord('7c1f2b90d4e84a53b6f0c2aa');
  await client.voice.sendCode({ phone: '12025550187', code: '482916' });
  await client.whatsApp.mediaUpload({ sender: '447700900112', file: new Blob(['a']) });
  return requestId + data.accepted[0]?.messageId + page.data.total;
}

export function react(error: unknown): string | undefined {
  if (error instanceof ${names.client}Error && error.code === codes.BALANCE_TOO_LOW) return error.docUrl;
  return undefined;
}

export function read(headers: Headers, body: Uint8Array): string {
  const received = webhooks.verify(headers, body, ['cs-1', 'cs-2']);
  switch (received.event) {
    case 'sms.receipt':
      return received.data.status;
    case 'whatsapp.message':
      if (received.data.type === 'text') return received.data.text.body;
      return \`\${received.data.messageId} \${received.data.type}\`;
    default:
      return \`\${received.event} \${received.eventId}\`;
  }
}

// @ts-expect-error: a template without its content
export const bare: WhatsAppSendRequest = { type: 'template' };
// @ts-expect-error: a template without its content, to somebody
export const empty: WhatsAppSendRequest = { ...to, type: 'template' };
// @ts-expect-error: the field of another type
export const both: WhatsAppSendRequest = { ...to, type: 'text', text: { body: 'Hello' }, template };
// @ts-expect-error: the field of another mode
export const other: PnsBindRequest = { mode: 'xyb', phoneB: '12025550187', phoneA: '12025550176' };
// @ts-expect-error: a value that does not exist
export const unknown: SmsSendV2Request = { phones: ['12025550187'], content: 'Hello', type: 'poem' };
// @ts-expect-error: a required field is missing
export const missing: SmsSendV2Request = { phones: ['12025550187'], type: 'otp' };
// @ts-expect-error: keys are not in the body
export const keyed = () => client.sms.send({ phone: '12025550187', content: 'Hello', appKey: 'a' });
// @ts-expect-error: a query without its period
export const noPeriod = () => client.sms.listRecords({ page: 1 });
// @ts-expect-error: a part of the path is missing
export const noPart = () => client.sms.getRecord();
`;
