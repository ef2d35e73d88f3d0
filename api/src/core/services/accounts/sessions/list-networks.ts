import { nameNetwork } from '@gm/shared/rules/name-network';

/**
 * Networks of an address, narrowest first; for IPv4 only the address itself. An IPv6 connection has at least a /64,
 * often a /56 or /48, with every address in it to choose from, so limits apply to the network.
 */
const IPV6_PREFIXES = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;

export interface Network {
  name: string;
  /** Factor on the limit of a single address, since a wider network may serve several households. */
  times: number;
}

/** @param ip of the visitor (`request.ip`) */
export function listNetworks(ip: string): [Network, ...Network[]] {
  const [narrowest, ...wider] = IPV6_PREFIXES.map(({ bits, times }) => ({ name: nameNetwork(ip, bits), times }));
  // For IPv4 all widths yield the same address.
  return narrowest?.name === wider[0]?.name ? [narrowest as Network] : [narrowest as Network, ...wider];
}
