import { cbc } from '@noble/ciphers/aes.js';
import { InvalidToken } from './invalid-token.ts';

/**
 * AES-CBC with zero padding, key and IV from the build settings. The key ships with the page, so
 * this is obfuscation, not protection.
 */
export function sealToken(token: string, key: string, iv: string): string {
  const text = new TextEncoder().encode(token);
  const padded = new Uint8Array(Math.ceil(text.length / blockBytes) * blockBytes);
  padded.set(text);
  return btoa(String.fromCharCode(...cipher(key, iv).encrypt(padded)));
}

export function openToken(sealed: string, key?: string, iv?: string): string {
  try {
    const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0));
    const padded = cipher(key ?? '', iv ?? '').decrypt(bytes);
    const token = new TextDecoder('utf-8', { fatal: true }).decode(padded).replace(/\0+$/, '');
    if (!/^[\x21-\x7e]+$/.test(token)) throw new InvalidToken();
    return token;
  } catch {
    throw new InvalidToken();
  }
}

const blockBytes = 16;

const cipher = (key: string, iv: string) =>
  cbc(new TextEncoder().encode(key), new TextEncoder().encode(iv), { disablePadding: true });
