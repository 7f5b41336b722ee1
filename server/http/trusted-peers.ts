import { BlockList, isIP, isIPv6 } from 'node:net';
import { SettingsError } from '../env.ts';
import { parseNetwork } from '../networks.ts';
import { withoutPort } from './forwarded-address.ts';

export type IsTrusted = (address: string | undefined) => boolean;

/** The proxies whose forwarding headers are believed. Nobody is, unless the operator says so. */
export function trustedPeers(networks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return (peer) => {
    const address = peer === undefined ? '' : withoutPort(peer);
    return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

function addNetwork(list: BlockList, text: string): void {
  const network = parseNetwork(text);
  if (!network)
    throw new SettingsError(
      `Setting TRUSTED_PROXIES: ${text} is no address or network. See docs/operating.md.`,
    );
  list.addSubnet(network.address, network.prefix, network.family);
}
