import { createHash, X509Certificate } from 'node:crypto';

/** A browser without background connections. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * `browserFlags` and trust in this certificate. If all certificate errors were ignored instead, the
 * browser would cache nothing from such a connection.
 */
export function trustingFlags(certificate: string): string[] {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const mark = createHash('sha256').update(key).digest('base64');
  return [...browserFlags, `--ignore-certificate-errors-spki-list=${mark}`];
}
