import type { DocumentedCall } from '#contract/documented-api.ts';
import { requirePagesAndPeriod } from '../behaviour/pages.ts';
import { Refusal, wrongValue } from '../behaviour/refusal.ts';
import type { Data } from '../records/record-store.ts';
import { type Arrived, type Body, pathValuesOf, queryOf, type SentFile } from './arrived.ts';
import { isSigned } from './authenticate.ts';
import { requireAddress, requireBody } from './check-values.ts';

/** Validated input of a call, with defaults. */
export type Input = { values: Data; files: Record<string, SentFile> };

export function readInput(call: DocumentedCall, arrived: Arrived, body: Body): Input {
  const inPath = pathValuesOf(arrived);
  requireAddress(call.inPath, inPath, 'path');
  const inQuery = queryOf(arrived);
  requireAddress(call.inQuery, inQuery, 'query');
  if (call.keysInBody && isSigned(call, arrived)) refuseKeys(body.fields);
  if (call.inBody) requireBody(call.inBody, body.fields);
  const values = {
    ...inPath,
    ...inQuery,
    ...(call.keysInBody ? withoutKeys(body.fields) : body.fields),
  };
  requirePagesAndPeriod(values);
  return { values, files: body.files };
}

/** A signature takes the place of the keys. */
function refuseKeys(fields: Data): void {
  const field = ['appKey', 'appSecret'].find((name) => name in fields);
  if (field) throw new Refusal(wrongValue, { field });
}

const withoutKeys = ({ appKey, appSecret, ...fields }: Data): Data => fields;
