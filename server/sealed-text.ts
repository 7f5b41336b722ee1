import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of its own for each purpose: for what we must be able to read again. */
export function sealText(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined where it was sealed under another secret. */
export function openText(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagEnd = nonceBytes + tagBytes;
  try {
    const opener = createDecipheriv(
      'aes-256-gcm',
      keyFor(secret, purpose),
      bytes.subarray(0, nonceBytes),
      { authTagLength: tagBytes },
    );
    opener.setAuthTag(bytes.subarray(nonceBytes, tagEnd));
    return opener.update(bytes.subarray(tagEnd), undefined, 'utf8') + opener.final('utf8');
  } catch {
    return undefined;
  }
}

const keyFor = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();
