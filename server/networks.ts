import { BlockList, isIP, isIPv6 } from 'node:net';

export type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' };

/** Parses `10.0.0.0/8` or a single address; undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const { address = '', prefix } =
    /^(?<address>[^/]*)(?:\/(?<prefix>\d{1,3}))?$/.exec(text)?.groups ?? {};
  if (isIP(address) === 0) return undefined;
  const [family, longest] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
  const length = Number(prefix ?? longest);
  return length <= longest ? { address, prefix: length, family } : undefined;
}

/**
 * Whether trusted networks are too wide: one wider than an IPv4 /8 or an IPv6 /16, or all together
 * wider than four of these. Networks that are not routed publicly may have any size.
 */
export function areTooWide(networks: readonly Network[]): boolean {
  const counted = networks.filter((network) => !isPrivate(network));
  return [ipv4Width, ipv6Width].some((widthOf) => {
    const widths = counted.map(widthOf);
    return Math.max(0, ...widths) > 1 || widths.reduce((sum, width) => sum + width, 0) > 4;
  });
}

const mappedPrefix = 96;

/** Width in units of a /8. IPv6 contains all of IPv4 as `::ffff:0:0/96`. */
function ipv4Width({ address, prefix, family }: Network): number {
  if (family === 'ipv4') return 2 ** (8 - prefix);
  if (prefix > mappedPrefix) return isMapped(address) ? 2 ** (8 - (prefix - mappedPrefix)) : 0;
  return listOf(address, prefix, family).check('::ffff:0.0.0.0', 'ipv6') ? 2 ** 8 : 0;
}

const ipv6Width = ({ prefix, family }: Network): number =>
  family === 'ipv6' ? 2 ** (16 - prefix) : 0;

const isPrivate = ({ address, prefix, family }: Network): boolean =>
  family === 'ipv6' &&
  ((prefix >= 7 && uniqueLocal.check(address, family)) ||
    (prefix >= 10 && linkLocal.check(address, family)));

const isMapped = (address: string): boolean => mapped.check(address, 'ipv6');

function listOf(address: string, prefix: number, family: Network['family']): BlockList {
  const list = new BlockList();
  list.addSubnet(address, prefix, family);
  return list;
}

const uniqueLocal = listOf('fc00::', 7, 'ipv6');
const linkLocal = listOf('fe80::', 10, 'ipv6');
const mapped = listOf('::ffff:0:0', mappedPrefix, 'ipv6');
