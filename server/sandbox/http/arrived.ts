import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { notJson, Refusal, wrongValue } from '../behaviour/refusal.ts';

/** A request before authentication. */
export type Arrived = {
  method: string;
  /** Documented path, without the prefix of the sandbox. */
  path: string;
  inPath: Record<string, string>;
  query: (readonly [name: string, value: string])[];
  /** Raw query string. */
  search: string;
  headers: IncomingHttpHeaders;
  /** The signed part of the body: files are not signed. */
  signedBody: string;
  bytes: Buffer;
};

/** A rule may read the content; it is not stored. */
export type SentFile = {
  fileName: string;
  type: string;
  sizeBytes: number;
  sha256: string;
  head: Buffer;
  content: Buffer;
};

export type Body = { fields: Record<string, unknown>; files: Record<string, SentFile> };

const none: Body = { fields: {}, files: {} };

/** Bytes of a JSON body. */
export const largestJson = 1_000_000;

/** Refuses repeated parameters and names of object prototypes. */
export function queryOf({ query }: Arrived): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of query) {
    if (name in values)
      throw new Refusal(wrongValue, { field: name, in: 'query', expected: eachOnce });
    requireText(name, value);
    values[name] = value;
  }
  return { ...values };
}

const eachOnce = 'each parameter once';

/** Path parameters, as the router extracted them. */
export function pathValuesOf({ inPath }: Arrived): Record<string, string> {
  for (const [name, value] of Object.entries(inPath)) requireText(name, value);
  return { ...inPath };
}

export async function bodyOf(call: DocumentedCall, arrived: Arrived): Promise<Body> {
  if (call.contentType === undefined) return none;
  const given = contentTypeOf(arrived.headers);
  if (call.contentType === 'multipart/form-data') {
    if (given !== call.contentType) throw new Refusal(wrongValue, { field: 'Content-Type' });
    return formOf(arrived);
  }
  if (given !== call.contentType) throw new Refusal(notJson);
  return { fields: jsonOf(arrived.bytes), files: {} };
}

/** Without parameters such as the charset. */
export const contentTypeOf = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').replace(/;.*$/s, '').trim().toLowerCase();

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function jsonOf(bytes: Buffer): Record<string, unknown> {
  const value = parsed(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(wrongValue, { field: 'body', problem: 'type', expected: 'a JSON object' });
  return { ...value };
}

function parsed(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    clean(value);
    return value;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(notJson);
  }
}

/** Not a reviver of `JSON.parse`, which takes 700 ms for a megabyte of numbers. */
function clean(value: unknown, at: string | number = ''): void {
  if (typeof value === 'string') requireText(String(at), value);
  else if (Array.isArray(value))
    for (let index = 0; index < value.length; index += 1) clean(value[index], index);
  else if (isObject(value))
    for (const key of Object.keys(value))
      if (key === '__proto__') delete value[key];
      else {
        clean(value[key], key);
        requireText(key, key);
      }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Refuses lone surrogates and NUL characters. */
function requireText(field: string, text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Refusal(wrongValue, {
      field,
      problem: 'format',
      expected: 'valid Unicode without NUL',
    });
}

/** More than any documented form has; parsing many thousands takes half a second. */
const maxParts = 100;

function hasMoreParts(bytes: Buffer, type: string, most: number): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const next = `\r\n--${quoted ?? plain}`;
  let parts = 0;
  for (let at = bytes.indexOf(next); at >= 0 && parts <= most; parts += 1)
    at = bytes.indexOf(next, at + next.length);
  return parts > most;
}

async function formOf({ headers, bytes }: Arrived): Promise<Body> {
  const type = headers['content-type'] ?? '';
  const notAForm = (expected: string) =>
    new Refusal(wrongValue, { field: 'body', problem: 'format', expected });
  if (hasMoreParts(bytes, type, maxParts)) throw notAForm(`at most ${maxParts} parts`);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw notAForm('a form in multipart/form-data');
    });
  const body: Body = { fields: {}, files: {} };
  for (const [name, value] of form) {
    if (name in body.fields)
      throw new Refusal(wrongValue, { field: name, in: 'body', expected: eachOnce });
    requireText(name, typeof value === 'string' ? value : value.name);
    if (typeof value === 'string') body.fields[name] = value;
    else {
      const content = Buffer.from(await value.arrayBuffer());
      // A schema describes a file as a string.
      body.fields[name] = value.name;
      body.files[name] = {
        fileName: value.name,
        type: value.type,
        sizeBytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        head: content.subarray(0, 64),
        content,
      };
    }
  }
  return body;
}
