import { isRecord } from '../api/is-record.ts';
import type { SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

/** What a callback address adds to a sample, behind the line `after`, counted from 1. */
export type CallbackLine = { after: number; text: string };

/** Where the address goes in `CallbackLine`. */
export const addressPlace = '{callbackUrl}';

/** Samples have no callback address, but a practice session has one: undefined if none is taken. */
export function callbackLine(
  write: (request: SampleRequest) => SampleCode,
  request: SampleRequest,
): CallbackLine | undefined {
  const { body, takesCallback } = request;
  if (!takesCallback || body.kind !== 'json' || !isRecord(body.value)) return undefined;
  const value = { ...body.value, callbackUrl: addressPlace };
  const longer = write({ ...request, body: { kind: 'json', value } }).code.split('\n');
  const after = longer.findIndex((line) => line.includes(addressPlace));
  // JSON needs a comma behind the line before.
  const last = write(request).code.split('\n')[after - 1] ?? '';
  const [comma, line] = [longer[after - 1]?.slice(last.length), longer[after]];
  return { after, text: `${comma}\n${line}` };
}

/** The code with an address that callbacks go to. */
export function addCallback(code: string, line: CallbackLine | undefined, address: string): string {
  if (!line) return code;
  const lines = code.split('\n');
  lines[line.after - 1] += line.text.replace(addressPlace, address);
  return lines.join('\n');
}
