import type { DocumentedCall } from '#contract/documented-api.ts';
import type { Context } from '../../context.ts';
import {
  lacksRight,
  noneAccepted,
  notJson,
  otherBody,
  type Refusal,
  tooLarge,
  usedNonce,
  wrongKey,
  wrongSignature,
  wrongTime,
} from '../behaviour/refusal.ts';
import type { Data } from '../records/record-store.ts';
import { type Arrived, contentTypeOf, largestJson } from './arrived.ts';
import { type Documented, errorOf } from './documented.ts';
import { wholeBody } from './field-path.ts';

/** A refused request, as far as it was read. */
export type Refused = {
  context: Pick<Context, 'env' | 'clock'>;
  documented: Pick<Documented, 'errors' | 'errorsAt'>;
  call?: DocumentedCall;
  arrived?: Arrived;
  /** The fields of its body. */
  sent?: Data;
};

/** The field that a code is about, where its message names none. */
export function impliedField({ call, arrived, sent, documented }: Refused, { code }: Refusal) {
  const isSigned = arrived?.headers['x-access-key'] !== undefined;
  switch (code) {
    case notJson:
      return hasOtherType(call, arrived) ? 'Content-Type' : wholeBody;
    case tooLarge:
      return wholeBody;
    case noneAccepted:
      return call?.list?.field;
    case wrongKey:
      if (isSigned) return 'X-Access-Key';
      // Of the two keys in a body, nothing says which one is wrong.
      return isLiveKey(sent?.appKey) ? 'appKey' : undefined;
    case wrongSignature:
      return 'X-Signature';
    case wrongTime:
      return 'X-Timestamp';
    case usedNonce:
      return 'X-Nonce';
    case otherBody:
      return isSigned ? 'Idempotency-Key' : call?.idempotentBy;
  }
  // A code of a product is about one of these fields; with several sent, it is not known which.
  const fields = errorOf(documented, code).fields ?? [];
  const given = { ...arrived?.inPath, ...Object.fromEntries(arrived?.query ?? []), ...sent };
  const [own, another] = fields.filter((name) => Object.hasOwn(given, name));
  return another === undefined ? own : undefined;
}

/** What a field must be, where no schema says it. */
export function impliedValue(
  { context, call, arrived, sent }: Refused,
  { code }: Refusal,
  field = '',
): string | undefined {
  switch (code) {
    case wrongKey: {
      const key = arrived?.headers['x-access-key'] ?? sent?.appKey;
      return isLiveKey(key) ? 'a sandbox key, which starts with AKTEST' : undefined;
    }
    case wrongSignature:
      return 'the HMAC-SHA256 of the six lines with your secret key, 64 lower-case hexadecimal digits';
    case wrongTime:
      return `milliseconds since 1970 UTC, at most 5 minutes from ${context.clock.now().getTime()}`;
    case lacksRight:
      return call && `a key with the right ${call.right}`;
    case notJson:
      return hasOtherType(call, arrived) ? call?.contentType : 'valid JSON in UTF-8';
    case tooLarge: {
      const isForm = call?.contentType === 'multipart/form-data';
      return `at most ${isForm ? context.env.sandbox.largestUpload : largestJson} bytes`;
    }
    case otherBody:
      return 'the first body again, or a new key for another body';
  }
  return field === 'Content-Type' ? call?.contentType : headers[field];
}

const isLiveKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('AKLIVE');

const hasOtherType = (call: DocumentedCall | undefined, arrived: Arrived | undefined): boolean =>
  arrived !== undefined && call?.contentType !== contentTypeOf(arrived.headers);

/** What the headers of the conventions must be. */
const headers: Record<string, string> = {
  'X-Access-Key': 'the access key of your application',
  'X-Timestamp': '13 digits: milliseconds since 1970 UTC',
  'X-Nonce': '16 to 36 letters, digits or hyphens, new for every request',
  'X-Signature': '64 lower-case hexadecimal digits',
  'Idempotency-Key': '1 to 64 letters, digits, _ or -',
};
