import { isIP } from 'node:net';
import { connect } from 'node:tls';

export type ServedCertificate = {
  validTo: Date;
  /** Why a browser would refuse it; undefined if it would not. */
  problem: string | undefined;
};

/**
 * The certificate that visitors of an address get, from whatever terminates TLS in front of the
 * server.
 */
export function readCertificate(address: string, timeoutMs: number): Promise<ServedCertificate> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  const { promise, resolve, reject } = Promise.withResolvers<ServedCertificate>();
  const socket = connect({
    ...{ host, port: Number(port) || 443, ...(!isIP(host) && { servername: host }) },
    // The certificate is inspected, so an invalid one must not end the connection.
    rejectUnauthorized: false,
    timeout: timeoutMs,
  });
  socket.once('secureConnect', () => {
    const { valid_to: validTo } = socket.getPeerCertificate();
    const problem = socket.authorized ? undefined : String(socket.authorizationError);
    resolve({ validTo: new Date(validTo), problem });
  });
  socket.once('timeout', () => reject(new Error(`no answer within ${timeoutMs / 1000} s`)));
  socket.once('error', reject);
  return promise.finally(() => socket.destroy());
}
