import { nameNetz } from '@gm/shared/regeln/name-netz';

/**
 * Networks an address belongs to, the narrowest first: of IPv4 the address alone. Of IPv6 a line has a /64 at least,
 * often a /56 or /48, and every address in it to choose from: what is limited for one is limited for them together.
 */
const IPV6_PREFIXES = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;

export interface Network {
  name: string;
  /** How many times more it may do than a single address: others live there, too. */
  times: number;
}

/** @param ip of the visitor, as Fastify's `request.ip` */
export function listNetworks(ip: string): [Network, ...Network[]] {
  const [narrowest, ...wider] = IPV6_PREFIXES.map(({ bits, times }) => ({ name: nameNetz(ip, bits), times }));
  // An IPv4 address is the same at every width.
  return narrowest?.name === wider[0]?.name ? [narrowest as Network] : [narrowest as Network, ...wider];
}
