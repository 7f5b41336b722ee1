import { BlockList, isIP, isIPv6 } from 'node:net';
import { SettingsError } from '../env.ts';
import { parseNetwork } from '../networks.ts';
import { withoutPort } from './forwarded-address.ts';

export type IsTrusted = (address: string | undefined) => boolean;

/** Tests whether a peer is a proxy whose forwarding headers are believed; none is by default. */
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
