import { BlockList, isIP, isIPv6 } from 'node:net';
import { SettingsError } from '../env.ts';

export type IsTrusted = (address: string | undefined) => boolean;

/** The proxies whose forwarding headers are believed. Nobody is, unless the operator says so. */
export function trustedPeers(networks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return (address) =>
    address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address));
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const longest = isIPv6(address) ? 128 : 32;
  const length = Number(prefix ?? longest);
  if (isIP(address) === 0 || !Number.isInteger(length) || length < 0 || length > longest)
    throw new SettingsError(
      `Setting TRUSTED_PROXIES: ${network} is no address or network. See docs/operating.md.`,
    );
  list.addSubnet(address, length, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
