import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type AppSecret, keyFor, keysFor } from './app-secret.ts';

/** Kinds of encrypted values; `server/rotation/reseal.ts` lists their columns. */
export type EncryptionPurpose =
  | 'authenticator app'
  | 'API key'
  | 'callback secret'
  | 'request answer';

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with one key per purpose, for values that must be readable again. */
export function encryptText(secret: AppSecret, purpose: EncryptionPurpose, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined if it was encrypted with another secret. */
export function decryptText(
  secret: AppSecret,
  purpose: EncryptionPurpose,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keysFor(secret, purpose)) {
    const opened = openWith(key, bytes);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

function openWith(key: Buffer, bytes: Buffer): string | undefined {
  const tagEnd = nonceBytes + tagBytes;
  try {
    const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    opener.setAuthTag(bytes.subarray(nonceBytes, tagEnd));
    return opener.update(bytes.subarray(tagEnd), undefined, 'utf8') + opener.final('utf8');
  } catch {
    return undefined;
  }
}
