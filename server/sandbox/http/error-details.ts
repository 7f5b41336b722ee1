import { createHash } from 'node:crypto';
import { canonicalLines } from '#content/api/canonical.ts';
import { expectedOf, shortened } from '#content/api/expected.ts';
import { pagePath } from '#content/site-map.ts';
import type { DocumentedCall } from '#contract/documented-api.ts';
import type { ErrorDetails, FieldPlace, FieldProblem } from '#contract/error-details.ts';
import {
  missingField,
  noSuchMethod,
  noSuchPath,
  notJson,
  type Refusal,
  tooLarge,
  wrongSignature,
  wrongTime,
  wrongValue,
} from '../behaviour/refusal.ts';
import type { Data } from '../records/record-store.ts';
import type { Arrived } from './arrived.ts';
import { errorOf } from './documented.ts';
import { partsOf, schemaAt, valueAt, wholeBody } from './field-path.ts';
import { impliedField, impliedValue, type Refused } from './implied-details.ts';
import { receivedOf } from './received.ts';

/** The object `error` of a response: whether to retry, where to read, and which field is wrong. */
export function errorDetails(request: Refused, refusal: Refusal): ErrorDetails {
  const { context, documented, call } = request;
  const { code } = refusal;
  const isOfCall = call && [...call.codes, ...call.entryCodes].includes(code);
  const { retry } = errorOf(documented, code);
  const { publicUrl } = context.env;
  const docUrl = `${publicUrl}${isOfCall ? call.errorsAt : documented.errorsAt}${code}`;
  const isStray = code === noSuchPath || code === noSuchMethod;
  return {
    retry,
    docUrl,
    ...(isStray ? { expected: refusal.expected } : fieldDetails(request, refusal)),
    ...(code === wrongSignature && request.arrived && comparison(request.arrived, publicUrl)),
  };
}

function fieldDetails(request: Refused, refusal: Refusal) {
  const field = refusal.field ?? impliedField(request, refusal);
  if (field === undefined) return { expected: refusal.expected ?? impliedValue(request, refusal) };
  const place = refusal.in ?? placeOf(request.call, field);
  const problem = refusal.problem ?? problems[refusal.code];
  const whole = place && schemaOf(request.call, place);
  const isWhole = field === wholeBody && schemaAt(whole, [wholeBody]) === undefined;
  const parts = isWhole ? [] : partsOf(field);
  const schema = schemaAt(whole, parts);
  const isAboutValue = problem !== undefined && problem !== 'missing';
  const expected =
    refusal.expected ??
    impliedValue(request, refusal, field) ??
    (problem && schema && expectedOf(schema));
  return {
    field,
    in: place,
    problem,
    expected: expected ? shortened(expected) : undefined,
    received: isAboutValue
      ? receivedOf(valueIn(request, place, parts), schema ?? headerSchemas[field] ?? {})
      : undefined,
  };
}

const problems: Record<number, FieldProblem> = {
  [missingField]: 'missing',
  [wrongValue]: 'value',
  [notJson]: 'format',
  [tooLarge]: 'length',
  [wrongTime]: 'range',
};

/** Headers whose values may be repeated. */
const headerSchemas: Record<string, Data> = {
  'X-Timestamp': { type: 'integer' },
  'X-Sandbox-Answer': { type: 'integer' },
  'Content-Type': { enum: [] },
};

const isHeader = (field: string): boolean => /^(X-|Idempotency-Key$|Content-Type$)/.test(field);

function placeOf(call: DocumentedCall | undefined, field: string): FieldPlace | undefined {
  if (isHeader(field)) return 'header';
  if (field === wholeBody) return 'body';
  const [name = ''] = partsOf(field);
  const places = ['path', 'query', 'body'] as const;
  return places.find((place) => schemaAt(schemaOf(call, place), [name]) !== undefined);
}

function schemaOf(call: DocumentedCall | undefined, place: FieldPlace): Data | undefined {
  if (place === 'path') return call?.inPath;
  if (place === 'query') return call?.inQuery;
  return place === 'body' ? call?.inBody : undefined;
}

function valueIn(
  { arrived, sent }: Refused,
  place: FieldPlace | undefined,
  parts: readonly string[],
): unknown {
  if (place === 'path') return valueAt(arrived?.inPath, parts);
  if (place === 'query') return valueAt(Object.fromEntries(arrived?.query ?? []), parts);
  if (place === 'header') return arrived?.headers[parts.join('').toLowerCase()];
  // A body that is no object was not read.
  return parts.length > 0 ? valueAt(sent, parts) : undefined;
}

/** The lines that were expected to be signed, and the page that finds the one that differs. */
function comparison(
  { method, path, query, headers, signedBody }: Arrived,
  publicUrl: string,
): Pick<ErrorDetails, 'canonical' | 'checkerUrl'> {
  return {
    canonical: canonicalLines({
      method,
      path,
      query,
      timestampMs: String(headers['x-timestamp']),
      nonce: String(headers['x-nonce']),
      bodyHash: createHash('sha256').update(signedBody).digest('hex'),
    }),
    checkerUrl: `${publicUrl}${pagePath('workbench', 'en')}#signature`,
  };
}
