import { isIP } from 'node:net';
import type { Env } from '../env.ts';
import { isPublicAddress } from './public-address.ts';
import { dnsResolver, type Resolve } from './resolve.ts';

/** Which addresses outgoing webhooks may reach, and how names are resolved. */
export type Egress = {
  /** Outside production: any host and port, plain HTTP included. */
  anywhere: boolean;
  /** Our own hosts: a request from here would come from a trusted address. */
  ownHosts: readonly string[];
  resolve: Resolve;
  /** Certificate authorities besides the public ones. */
  ca?: string;
  /** How long an attempt may connect, and then wait for its answer. */
  deadlines?: { connectMs: number; answerMs: number };
};

export const egressOf = (env: Env): Egress => ({
  ...egressRules(env),
  resolve: dnsResolver(env.callbackDnsServers),
});

export type EgressRules = Pick<Egress, 'anywhere' | 'ownHosts'>;

export const egressRules = ({ production, publicUrl, sandbox }: Env): EgressRules => ({
  anywhere: !production,
  ownHosts: production ? [publicUrl, ...(sandbox.url ? [sandbox.url] : [])].map(hostnameOf) : [],
});

export type AddressProblem =
  | 'unreadable'
  | 'credentials'
  | 'scheme'
  | 'port'
  | 'not-public'
  | 'own-host';

/** Why an address is refused before its name is resolved; undefined if it is not. */
export function addressProblem(
  address: string,
  { anywhere, ownHosts }: EgressRules,
): AddressProblem | undefined {
  const url = URL.parse(address);
  // An escaped NUL or percent sign in a host survives URL parsing; no such name exists.
  if (!url?.hostname || /%|\0/.test(url.hostname)) return 'unreadable';
  if (url.username || url.password) return 'credentials';
  if (anywhere) return /^https?:$/.test(url.protocol) ? undefined : 'scheme';
  if (url.protocol !== 'https:') return 'scheme';
  if (url.port !== '') return 'port';
  if (isLoopbackName(url.hostname) || isInsideLiteral(url.hostname)) return 'not-public';
  return ownHosts.includes(withoutDot(url.hostname)) ? 'own-host' : undefined;
}

/** An IP address without the brackets that an IPv6 one has in a URL. */
export const literalOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Names of this machine, whatever a name server answers (RFC 6761). */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:.*\.)?localhost$/.test(withoutDot(hostname));

const isInsideLiteral = (hostname: string): boolean =>
  isIP(literalOf(hostname)) !== 0 && !isPublicAddress(literalOf(hostname));

const hostnameOf = (address: string): string => withoutDot(new URL(address).hostname);

const withoutDot = (hostname: string): string => hostname.replace(/\.$/, '');
