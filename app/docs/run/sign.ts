import { callbackLines, canonicalLines } from '#content/api/canonical.ts';

/** WebCrypto exists on https and localhost only. */
export const canSign = (): boolean => globalThis.crypto?.subtle !== undefined;

export type Signing = {
  timestampMs: string;
  nonce: string;
  signature: string;
  /** The six signed lines, in order. */
  lines: string[];
};

export async function signRequest(
  request: {
    method: string;
    path: string;
    query: readonly (readonly [string, string])[];
    body: string;
  },
  secretKey: string,
  { timestampMs, nonce }: { timestampMs: string; nonce: string },
): Promise<Signing> {
  const { method, path, query, body } = request;
  const bodyHash = await sha256(body);
  const lines = canonicalLines({ method, path, query, timestampMs, nonce, bodyHash });
  return { timestampMs, nonce, lines, signature: await hmac(lines.join('\n'), secretKey) };
}

/** Verifies the signature of a callback, as its receiver has to. */
export async function isCallbackSigned(
  headers: Readonly<Record<string, string>>,
  body: string,
  callbackSecret: string,
): Promise<boolean> {
  const timestampMs = headers['x-callback-timestamp'] ?? '';
  const nonce = headers['x-callback-nonce'] ?? '';
  const lines = callbackLines({ timestampMs, nonce, bodyHash: await sha256(body) });
  return headers['x-callback-signature'] === (await hmac(lines.join('\n'), callbackSecret));
}

const encoder = new TextEncoder();

export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

export async function hmac(
  text: string,
  secret: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = typeof secret === 'string' ? encoder.encode(secret) : secret;
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
