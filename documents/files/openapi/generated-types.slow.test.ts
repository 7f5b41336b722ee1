import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productNames } from '../../api/files.ts';
import { print } from '../../samples/running/run-command.ts';
import { writeJson } from './write-description.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nuntix-types-'));
  const bundle = {
    products: productNames(),
    locale: 'en',
    origin: 'https://www.harbour.example',
  } as const;
  await writeFile(join(folder, 'bundle.json'), writeJson(bundle));
  await writeFile(join(folder, 'uses.ts'), uses);
});
afterAll(() => rm(folder, { recursive: true }));

/** The generators run with TypeScript 5, which is installed beside them. */
const tools = createRequire(join(process.cwd(), 'packages/types/package.json'));
const program = (name: string, file: string) =>
  join(dirname(tools.resolve(`${name}/package.json`)), file);

const generators = [
  {
    name: 'openapi-typescript',
    command: [program('openapi-typescript', 'bin/cli.js'), 'bundle.json', '--output', 'types.ts'],
    file: 'types.ts',
    names: (names: readonly string[]) =>
      [
        "import type { components, operations } from './types.ts';",
        ...names.map((name) => `export type ${name} = components['schemas']['${name}'];`),
        "export type Headers = operations['smsSendV2']['parameters']['header'];",
      ].join('\n'),
  },
  {
    name: '@hey-api/openapi-ts',
    command: [
      ...[program('@hey-api/openapi-ts', 'bin/run.js'), '--input', 'bundle.json'],
      ...['--output', 'hey-api', '--plugins', '@hey-api/typescript', '--silent'],
    ],
    file: 'hey-api/types.gen.ts',
    names: (names: readonly string[]) =>
      [
        "import type { SmsSendV2Data } from './hey-api/types.gen.ts';",
        `export type { ${names.join(', ')} } from './hey-api/types.gen.ts';`,
        "export type Headers = SmsSendV2Data['headers'];",
      ].join('\n'),
  },
];

/** What is right compiles; each line below an expected error does not. */
const uses = `
import type {
  ErrorDetails,
  Headers,
  PnsBindRequest,
  SmsSendV2Failure400,
  SmsSendV2Request,
  SmsStatus,
  WebhookEvent,
  WhatsAppAdminNewTemplate,
  WhatsAppSendRequest,
} from './names.ts';

const to = { sender: '447700900112', recipient: '12025550187' };
const template = { name: 'order_shipped', language: 'en' };
const newTemplate = { wabaId: '118200261115001', name: 'offer', language: 'en' };

export const messages: WhatsAppSendRequest[] = [
  { ...to, type: 'template', template },
  { ...to, type: 'text', text: { body: 'Hello' } },
];
export const binding: PnsBindRequest = { mode: 'axb', phoneA: '12025550176', phoneB: '12025550187' };
export const text: SmsSendV2Request = { phones: ['12025550187'], content: 'Hello', type: 'otp' };
export const offer: WhatsAppAdminNewTemplate = { ...newTemplate, category: 'marketing', body: { text: 'Hello' } };
export const addedLater: SmsStatus = 'added_later';
const error: ErrorDetails = { retry: 'no', docUrl: 'https://www.harbour.example/', problem: 'added_later' };
export const failure: SmsSendV2Failure400 = { code: 1002, msg: 'Wrong.', requestId: 'r', error };
export const headers: Headers = {};

export function read(received: WebhookEvent): string {
  switch (received.event) {
    case 'sms.receipt':
      return received.data.messageId;
    case 'whatsapp.message':
      return received.data.type === 'text' ? received.data.text.body : received.data.messageId;
    default:
      return received.eventId;
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
// @ts-expect-error: a mode that does not exist
export const mode: PnsBindRequest = { mode: 'abc', phoneA: '12025550176', phoneB: '12025550187' };
// @ts-expect-error: a required field is missing
export const missing: SmsSendV2Request = { phones: ['12025550187'], type: 'otp' };
// @ts-expect-error: every template but that of a code has a body
export const noBody: WhatsAppAdminNewTemplate = { ...newTemplate, category: 'marketing' };
// @ts-expect-error: an error without its details
export const bareFailure: SmsSendV2Failure400 = { code: 1002, msg: 'Wrong.', requestId: 'r' };
// @ts-expect-error: a header that signs
export const signed: Headers = { 'X-Signature': 'f40d426a' };
`;

const used = (/\{([^}]+)\}/.exec(uses)?.[1] ?? '')
  .split(',')
  .map((name) => name.trim())
  .filter((name) => name && name !== 'Headers');

test.each(generators)(
  '$name makes types that refuse what the API refuses',
  async ({ command, file, names }) => {
    await print([process.execPath, ...command], folder);
    await writeFile(join(folder, 'names.ts'), names(used));
    const strict = ['--strict', '--noEmit', '--module', 'preserve', '--target', 'es2024'];
    const options = [...strict, '--allowImportingTsExtensions', '--ignoreConfig', 'uses.ts'];
    expect(await compile(options)).toBe('');
    const types = await readFile(join(folder, file), 'utf8');
    expect(types).not.toMatch(/['"]X-(Access-Key|Timestamp|Nonce|Signature)['"]/);
  },
);

/** What the compiler says. */
async function compile(options: readonly string[]): Promise<string> {
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  return print([process.execPath, compiler, ...options], folder).catch((error) => error.stdout);
}
