import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { DeliveryProblem } from '#contract/deliveries.ts';
import { secondMs } from '#contract/time-units.ts';
import { addressProblem, type Egress, isLoopbackName, literalOf } from './egress.ts';
import { isPublicAddress } from './public-address.ts';

/** The outcome of an attempt: an HTTP status, or the reason why there is none. */
export type Posted = { status?: number; problem?: DeliveryProblem; reply: string };

export type Outgoing = {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Aborted when the process is about to stop. */
  signal?: AbortSignal;
};

/** Together with the resolver's two seconds, every attempt ends within ten seconds. */
const defaultDeadlines: Required<Egress>['deadlines'] = {
  /** TCP connection and TLS handshake. */
  connectMs: 2.5 * secondMs,
  /**
   * From our first byte to the first kilobyte of the answer; the documentation promises five
   * seconds.
   */
  answerMs: 5 * secondMs,
};

const longestReply = 1024;
/** Interim answers (1xx) accepted before the attempt is given up. */
const maxInterim = 8;

/**
 * Posts a body to an address chosen by a customer. The name is resolved once and the connection
 * goes to the checked addresses, which prevents DNS rebinding. Redirects are not followed. Always
 * settles within its deadlines.
 */
export async function post(outgoing: Outgoing, egress: Egress): Promise<Posted> {
  const refused = addressProblem(outgoing.url, egress);
  if (refused) return { problem: refused === 'not-public' ? refused : 'not-allowed', reply: '' };
  const url = new URL(outgoing.url);
  const addresses = await addressesOf(url.hostname, egress);
  if (addresses.length === 0) return { problem: 'name-not-found', reply: '' };
  if (!egress.anywhere && !addresses.every(isPublicAddress))
    return { problem: 'not-public', reply: '' };
  const { deadlines = defaultDeadlines, ca } = egress;
  return exchange(outgoing, { url, addresses, deadlines, ca });
}

async function addressesOf(hostname: string, { resolve }: Egress): Promise<readonly string[]> {
  const literal = literalOf(hostname);
  if (isIP(literal)) return [literal];
  return isLoopbackName(hostname) ? ['127.0.0.1', '::1'] : resolve(hostname);
}

type Exchange = {
  url: URL;
  addresses: readonly string[];
  deadlines: Required<Egress>['deadlines'];
  ca: string | undefined;
};

/** One request over one connection, closed at the first outcome. */
function exchange(
  { body, headers, signal }: Outgoing,
  { url, addresses, deadlines: { connectMs, answerMs }, ca }: Exchange,
): Promise<Posted> {
  const { promise, resolve } = Promise.withResolvers<Posted>();
  const isTls = url.protocol === 'https:';
  const request = (isTls ? https : http).request(url, {
    method: 'POST',
    agent: false,
    lookup: only(addresses),
    ca,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
  });
  let isConnected = false;
  let interim = 0;
  let status: number | undefined;
  let reply = Buffer.alloc(0);
  /** A status that has arrived counts, even if the rest of the answer does not follow. */
  const end = (problem: DeliveryProblem) => {
    clearTimeout(timer);
    request.destroy();
    resolve(
      status === undefined
        ? { problem, reply: '' }
        : { status, reply: reply.toString().replaceAll('\0', '') },
    );
  };
  let timer = setTimeout(end, connectMs, 'no-connection');
  request
    .on('socket', (socket) =>
      socket.once(isTls ? 'secureConnect' : 'connect', () => {
        isConnected = true;
        clearTimeout(timer);
        timer = setTimeout(end, answerMs, 'no-answer');
      }),
    )
    .on('information', () => {
      interim += 1;
      if (interim > maxInterim) end('bad-answer');
    })
    // Without a listener a `101` emits neither `response` nor `error`.
    .on('upgrade', (response, socket) => {
      status = response.statusCode;
      socket.destroy();
      end('closed');
    })
    .on('response', (response) => {
      status = response.statusCode;
      response
        .on('data', (part: Buffer) => {
          reply = Buffer.concat([reply, part]).subarray(0, longestReply);
          if (reply.length === longestReply) end('closed');
        })
        .on('error', () => end('closed'))
        .on('close', () => end('closed'));
    })
    .on('error', (error) => end(signal?.aborted ? 'interrupted' : problemOf(error, isConnected)))
    .on('close', () => end('closed'));
  request.end(body);
  return promise;
}

function problemOf(
  { code = '' }: Error & { code?: string },
  isConnected: boolean,
): DeliveryProblem {
  if (code.startsWith('HPE_')) return 'bad-answer';
  if (isConnected) return 'closed';
  return /CERT|SELF_SIGNED|UNABLE_TO|TLS|SSL|EPROTO/.test(code) ? 'certificate' : 'no-connection';
}

/** A lookup function that returns the checked addresses, whatever the name. */
const only =
  (addresses: readonly string[]): LookupFunction =>
  (_, options, done) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = all;
    if (options.all) done(null, all);
    else done(null, first?.address ?? '', first?.family ?? 4);
  };
