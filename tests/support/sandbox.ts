import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { openSearch } from '#app/docs/search/for-agents.ts';
import { canonicalQuery } from '#content/api/canonical.ts';
import { signRequest } from '#content/api/signing.ts';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import { type ErrorDetails, errorDetails } from '#contract/error-details.ts';
import type { Locale } from '#contract/locale.ts';
import { dayMs } from '#contract/time-units.ts';
import { documentationFiles } from '#documents/files/files.ts';
import { toFile } from '#documents/search/search-file.ts';
import type { AgentLibrary } from '#server/agents/library.ts';
import type { AppParts } from '#server/app.ts';
import { type Application, openApplication } from '#server/applications/applications.ts';
import { type ApiKey, makeKey } from '#server/applications/keys.ts';
import { sandboxDeliveries } from '#server/db/sandbox-schema.ts';
import { type TestApp, testApp } from './app.ts';
import { storedApi, storedIndex } from './stored-documents.ts';

let api: DocumentedApi | undefined;

/** What the build writes for the server, created once per worker. */
export const theApi = (): DocumentedApi => (api ??= storedApi());

/** The day after that of the documents' examples. */
const startsAt = '2026-11-16T09:30:00Z';

export const sandboxApp = (
  settings: Record<string, string> = {},
  { isRealTime = false, ...parts }: Pick<AppParts, 'library'> & { isRealTime?: boolean } = {},
): Promise<TestApp> =>
  testApp(
    { SANDBOX_REQUESTS_PER_10_SECONDS: '1000000', ...settings },
    { documentedApi: theApi(), startsAt: isRealTime ? 'now' : startsAt, ...parts },
  );

/** The documentation as the build writes it for agents. */
export function sourceLibrary(): AgentLibrary {
  const files = documentationFiles();
  const searches = new Map<Locale, ReturnType<typeof openSearch>>();
  return {
    open: async () => undefined,
    search: async ({ query, locale }) => {
      const search = searches.get(locale) ?? openSearch(toFile(storedIndex(locale)));
      searches.set(locale, search);
      return (await search)(query);
    },
    read: async (path) => files.get(`${path}.md`)?.(),
    close: async () => undefined,
  };
}

/** A practice session: an application with one key that has all rights. */
export type Practice = {
  application: Application;
  key: ApiKey;
  secretKey: string;
  /** Sends a documented call, signed. */
  send(call: string, wanted?: Wanted): Promise<Sent>;
};

export type Wanted = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The contents of uploaded files, if their names do not determine it. */
  files?: Record<string, Buffer>;
  headers?: Record<string, string>;
  /** The keys of the session, or others, in the body in place of a signature. */
  keysInBody?: true | Record<string, unknown>;
  signedAt?: Date;
  nonce?: string;
  /** Changes the signed request before it is sent. */
  spoil?: (request: InjectOptions) => InjectOptions;
};

export type Sent = {
  status: number;
  code: number;
  msg: string;
  headers: Record<string, unknown>;
  requestId: string;
  data: Record<string, unknown>;
  /** Every error has one. */
  error: ErrorDetails | undefined;
};

export async function practice(
  { app, context }: TestApp,
  { lastsMs = dayMs, network = randomUUID() }: { lastsMs?: number; network?: string } = {},
): Promise<Practice> {
  const { database, clock } = context;
  const endsAt = new Date(clock.now().getTime() + lastsMs);
  const application = await openApplication(database, context, {
    network,
    tokenHash: randomUUID(),
    endsAt,
  });
  const { key, secretKey } = await makeKey(database, context, application.id, {
    environment: 'sandbox',
    name: 'test',
    rights: ['send', 'read', 'manage'],
  });
  const send: Practice['send'] = async (id, wanted = {}) => {
    const call = callOf(id);
    const request = requestOf(call, wanted, {
      accessKey: key.accessKey,
      secretKey,
      now: clock.now(),
    });
    const response = await app.inject(wanted.spoil ? wanted.spoil(request) : request);
    const { code, msg, requestId, data = {}, error } = response.json();
    return {
      ...{ status: response.statusCode, code, msg, headers: response.headers, requestId, data },
      error: code === 0 ? undefined : errorDetails.parse(error),
    };
  };
  return { application, key, secretKey, send };
}

export function callOf(id: string): DocumentedCall {
  const call = theApi().calls.find((one) => one.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}

export type Signer = { accessKey: string; secretKey: string; now: Date };

/** The documented example with the given changes. */
export function requestOf(
  call: DocumentedCall,
  wanted: Wanted,
  { accessKey, secretKey, now }: Signer,
): InjectOptions {
  const inPath = { ...call.sample.path, ...wanted.path };
  const path = Object.entries(inPath).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    call.path,
  );
  const query = Object.entries(wanted.query ?? call.sample.query);
  const url = `/sandbox${path}${query.length > 0 ? `?${canonicalQuery(query)}` : ''}`;
  const { appKey, appSecret, ...example } = Object(call.requestExamples[0]?.value);
  const keys =
    wanted.keysInBody === true ? { appKey: accessKey, appSecret: secretKey } : wanted.keysInBody;
  const { payload, contentType } = payloadOf(
    call,
    { ...keys, ...Object(wanted.body ?? example) },
    wanted.files,
  );
  const timestampMs = String((wanted.signedAt ?? now).getTime());
  const nonce = wanted.nonce ?? randomUUID();
  const body = contentType === 'application/json' ? payload.toString() : '';
  const signature = signRequest(
    { method: call.method, path, query, timestampMs, nonce, body },
    secretKey,
  );
  return {
    method: call.method,
    url,
    headers: {
      ...(contentType && { 'content-type': contentType }),
      ...(!keys && {
        'x-access-key': accessKey,
        'x-timestamp': timestampMs,
        'x-nonce': nonce,
        'x-signature': signature,
      }),
      ...wanted.headers,
    },
    ...(contentType && { payload }),
  };
}

const beginningOfSound = 'RIFF\x24\0\0\0WAVEfmt ';

/** The first bytes of each kind of file; the rest does not matter, except in a list. */
const beginnings: Record<string, string> = {
  csv: 'phone,name,day\n12025550101,Ada,the sixteenth of November\n',
  jpg: '\xff\xd8\xff\xe0',
  mp4: '\0\0\0\x18ftypisom',
  ogg: 'OggS',
  pdf: '%PDF-1.7',
  png: '\x89PNG\r\n\x1a\n',
};

/** A short file of the kind that its name says, else audio. */
export const fileNamed = (name: string): Buffer =>
  Buffer.from(beginnings[name.split('.').at(-1) ?? ''] ?? beginningOfSound, 'latin1');

export const sound = fileNamed('sound.wav');

/** A file with the content its name promises; other content is given as a `Buffer`. */
const contentOf = (file: unknown): Buffer =>
  Buffer.isBuffer(file) ? file : fileNamed(String(file));

function payloadOf(
  call: DocumentedCall,
  fields: Record<string, unknown>,
  files: Record<string, Buffer> = {},
): { payload: Buffer; contentType?: string } {
  if (!call.contentType) return { payload: Buffer.alloc(0) };
  if (call.contentType === 'application/json')
    return { payload: Buffer.from(JSON.stringify(fields)), contentType: call.contentType };
  const boundary = 'a-boundary-of-the-tests';
  const properties = Object(call.inBody?.properties);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const parts = given.flatMap(([name, value]) => {
    const isFile = properties[name]?.format === 'binary';
    const fileName = Buffer.isBuffer(value) ? 'file' : value;
    const named = `name="${name}"${isFile ? `; filename="${fileName}"\r\nContent-Type: application/octet-stream` : ''}`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${named}\r\n\r\n`),
      isFile ? (files[name] ?? contentOf(value)) : Buffer.from(String(value)),
      Buffer.from('\r\n'),
    ];
  });
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** The value at a path of a response, as text. */
export function textAt(data: unknown, ...path: (string | number)[]): string {
  const found = path.reduce<unknown>((value, key) => Object(value)[key], data);
  if (typeof found !== 'string') throw new Error(`There is no text at ${path.join('.')}.`);
  return found;
}

/** The callbacks of an application that are due by now, oldest first. */
export async function sentCallbacks(
  { context }: TestApp,
  { application }: Practice,
): Promise<SentCallback[]> {
  const rows = await context.database
    .select()
    .from(sandboxDeliveries)
    .where(
      and(
        eq(sandboxDeliveries.applicationId, application.id),
        lte(sandboxDeliveries.occurredAt, context.clock.now()),
      ),
    )
    .orderBy(asc(sandboxDeliveries.occurredAt), asc(sandboxDeliveries.position));
  return rows.map(({ body, url, isSigned }) => ({ ...JSON.parse(body), url, isSigned }));
}

export type SentCallback = {
  event: string;
  eventId: string;
  occurredAt: string;
  data: Record<string, unknown>;
  url: string | null;
  isSigned: boolean;
};
