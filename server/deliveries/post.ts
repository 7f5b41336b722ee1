import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { secondMs } from '#contract/time-units.ts';
import { isAllowedUrl, literalOf } from './callback-url.ts';
import { isPublicAddress } from './public-address.ts';

/** What came back: a status, or why there is none. */
export type Posted = { status?: number; problem?: Problem; reply: string };
export type Problem =
  | 'not-allowed'
  | 'name-not-found'
  | 'no-connection'
  | 'certificate'
  | 'no-answer'
  | 'limited';

export type Reach = {
  /** Outside production: this machine, other ports and plain HTTP as well. */
  anywhere: boolean;
  /** Whom to believe besides the public authorities. */
  ca?: string;
  resolve?: (host: string) => Promise<readonly string[]>;
};

/** So long a receiver may take, from the first byte we send. */
const withinMs = 5 * secondMs;
const longestReply = 1024;

/**
 * Sends a body to an address of somebody we do not know. The name is resolved here, every address
 * behind it is looked at, and the connection goes to the very one that was: a name that answers
 * differently the next time leads nowhere else. Redirects are not followed.
 */
export async function post(
  to: string,
  body: string,
  headers: Record<string, string>,
  reach: Reach,
): Promise<Posted> {
  const url = new URL(to);
  if (!isAllowedUrl(url, reach)) return { problem: 'not-allowed', reply: '' };
  const found = await addressOf(url.hostname, reach);
  if ('problem' in found) return { ...found, reply: '' };
  return send(url, found.address, body, headers, reach);
}

async function addressOf(
  hostname: string,
  { anywhere, resolve = resolveName }: Reach,
): Promise<{ address: string } | { problem: Problem }> {
  const literal = literalOf(hostname);
  const addresses = isIP(literal) ? [literal] : await resolve(hostname).catch(() => []);
  const [address] = addresses;
  if (address === undefined) return { problem: 'name-not-found' };
  if (!anywhere && !addresses.every(isPublicAddress)) return { problem: 'not-allowed' };
  return { address };
}

const resolveName = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

function send(
  url: URL,
  address: string,
  body: string,
  headers: Record<string, string>,
  { ca }: Reach,
): Promise<Posted> {
  const { promise, resolve } = Promise.withResolvers<Posted>();
  const answered = { address, family: isIP(address) };
  const onlyThere: LookupFunction = (_, options, done) =>
    options.all ? done(null, [answered]) : done(null, answered.address, answered.family);
  const { request } = url.protocol === 'https:' ? https : http;
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    lookup: onlyThere,
    ca,
    headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
  });
  const timer = setTimeout(() => outgoing.destroy(new TooSlow()), withinMs);
  outgoing.on('response', (response) => {
    let reply = Buffer.alloc(0);
    const end = () => {
      resolve({ status: response.statusCode, reply: reply.toString().replaceAll('\0', '') });
      outgoing.destroy();
    };
    response.on('data', (part: Buffer) => {
      reply = Buffer.concat([reply, part]).subarray(0, longestReply);
      if (reply.length === longestReply) end();
    });
    response.on('end', end).on('error', end);
  });
  outgoing.on('error', (error) => resolve({ problem: problemOf(error), reply: '' }));
  outgoing.on('close', () => clearTimeout(timer));
  outgoing.end(body);
  return promise;
}

class TooSlow extends Error {}

function problemOf(error: Error & { code?: string }): Problem {
  if (error instanceof TooSlow) return 'no-answer';
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO|TLS|SSL|EPROTO/.test(error.code ?? '');
  return isCertificate ? 'certificate' : 'no-connection';
}
