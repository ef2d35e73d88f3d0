/** Prefix length of the network a provider assigns to a household, which has any number of addresses. */
const HAUSHALT = 56;
const GROUPS = 8;
const BITS = 16;

/** The eight groups of an IPv6 address in any notation. */
function readGroups(ip: string): number[] {
  const hex = (ip.split('%')[0] ?? '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_quad, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [front = '', behind = ''] = hex.split('::');
  const beginning = front.split(':').filter(Boolean);
  const end = behind.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - beginning.length - end.length)).fill('0');
  return [...beginning, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}

const isMapped4 = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * Network of an IP address, e.g. `2001:db8:1:ab00::/56`; an IPv4 address is returned as it is, also if mapped to IPv6.
 * @param bits prefix length for IPv6, at most 64; default: a household's connection
 */
export function nameNetwork(ip: string, bits = HAUSHALT): string {
  if (!ip.includes(':')) return ip.toLowerCase();
  const groups = readGroups(ip);
  if (isMapped4(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const shared = groups.slice(0, Math.ceil(bits / BITS)).map((group, index) => {
    const rest = Math.max(0, (index + 1) * BITS - bits);
    return ((group >> rest) << rest).toString(16);
  });
  return `${shared.join(':')}::/${bits}`;
}
