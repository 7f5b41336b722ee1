import { createHash, createHmac } from 'node:crypto';

/** The headers of a signed request; `path` and `query` are as they are sent. */
export function signingHeaders(
  { method, path, query, body, nonce, now },
  { accessKey, secretKey },
) {
  const timestamp = String(now);
  const canonical = [method, path, query, timestamp, nonce, sha256(body)].join('\n');
  return {
    'X-Access-Key': accessKey,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': hmac(canonical, secretKey),
  };
}

/** The signature of a callback with these bytes as its body. */
export const callbackSignature = ({ timestamp, nonce, body }, secret) =>
  hmac([timestamp, nonce, sha256(body)].join('\n'), secret);

/** Sorted by name; everything except letters, digits and -._~ is percent-encoded. */
export const canonicalQuery = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [encode(name), encode(String(value))])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');

export const encode = (text) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (body) => createHash('sha256').update(body).digest('hex');

const hmac = (text, secret) => createHmac('sha256', secret).update(text).digest('hex');
