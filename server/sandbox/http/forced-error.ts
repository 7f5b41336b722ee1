import { oneOf } from '#content/api/expected.ts';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { entryName } from '../behaviour/process-batch.ts';
import { noneAccepted, Refusal, wrongValue } from '../behaviour/refusal.ts';
import type { Body } from './arrived.ts';
import { errorOf, sayError } from './documented.ts';
import type { Incoming } from './incoming.ts';

const header = 'X-Sandbox-Answer';

/**
 * Clients may request an error by its code to test their handling. An error of list entries rejects
 * every entry.
 */
export function throwForcedError({ documented, call, arrived }: Incoming, body: Body): void {
  const requested = arrived.headers[header.toLowerCase()];
  if (requested === undefined) return;
  const code = Number(requested);
  const forEntries = entryCodeOf(call, code);
  if (forEntries !== undefined) {
    const msg = sayError(documented, forEntries);
    const { field = '', entry = '' } = call.list ?? {};
    const entries = body.fields[field];
    const rejected = (Array.isArray(entries) ? entries : []).map((one, index) => ({
      index,
      [entry]: entryName(call, one),
      code: forEntries,
      msg,
    }));
    throw new Refusal(noneAccepted, { data: { rejected } });
  }
  if (!call.codes.includes(code))
    throw new Refusal(wrongValue, {
      field: header,
      expected: oneOf([...new Set([...call.codes, ...call.entryCodes])].sort()),
    });
  const { names } = errorOf(documented, code);
  throw new Refusal(code, names ? { field: firstFieldOf(call) } : {});
}

/** The code for every entry; the list is refused because all of them are. */
function entryCodeOf({ codes, entryCodes }: DocumentedCall, code: number): number | undefined {
  if (code === noneAccepted && codes.includes(code)) return entryCodes[0];
  return !codes.includes(code) && entryCodes.includes(code) ? code : undefined;
}

/** For codes that name a field: any field of the call. */
function firstFieldOf({ inBody, inQuery, inPath }: DocumentedCall): string | undefined {
  const named = [inPath, inBody, inQuery].flatMap((schema) => {
    const properties = schema?.properties;
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  });
  return named[0];
}
