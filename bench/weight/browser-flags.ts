import { createHash, X509Certificate } from 'node:crypto';

/** A browser that talks to nobody but the page. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The same, and it believes this certificate. Told to ignore every error instead, it would keep
 * nothing of what came over such a connection.
 */
export function trustingFlags(certificate: string): string[] {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const mark = createHash('sha256').update(key).digest('base64');
  return [...browserFlags, `--ignore-certificate-errors-spki-list=${mark}`];
}
