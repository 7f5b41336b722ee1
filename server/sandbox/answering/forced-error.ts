import type { DocumentedCall } from '#contract/documented-api.ts';
import { noneAccepted, wrongValue } from '../rules/codes.ts';
import { entryName } from '../rules/process-batch.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Body } from './arrived.ts';
import { sayError } from './documented.ts';
import type { Incoming } from './incoming.ts';

const header = 'X-Sandbox-Answer';

/**
 * Whoever wants to see how their program takes a refusal asks for it by its code. What only single
 * entries of a list are refused with refuses all of them.
 */
export function throwForcedError({ documented, call, arrived }: Incoming, body: Body): void {
  const asked = arrived.headers[header.toLowerCase()];
  if (asked === undefined) return;
  const code = Number(asked);
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
  if (!call.codes.includes(code)) throw new Refusal(wrongValue, { field: header });
  throw new Refusal(code, { field: firstFieldOf(call) });
}

/** The code that every entry gets; the list as a whole is refused because all of them are. */
function entryCodeOf({ codes, entryCodes }: DocumentedCall, code: number): number | undefined {
  if (code === noneAccepted && codes.includes(code)) return entryCodes[0];
  return !codes.includes(code) && entryCodes.includes(code) ? code : undefined;
}

/** A code that names a field names one that the call has. */
function firstFieldOf({ inBody, inQuery, inPath }: DocumentedCall): string | undefined {
  const named = [inPath, inBody, inQuery].flatMap((schema) => {
    const properties = schema?.properties;
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  });
  return named[0];
}
