import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Private networks: links from editors must not make the API send requests there (OWASP: server-side request forgery).
 */
const OWN = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  // Documentation addresses.
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // 6to4 relays.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv4');
}
/**
 * The only IPv6 range routed on the internet; everything else is local, mapped, multicast or NAT64 (IANA
 * special-purpose registry).
 */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
/** Exceptions inside it that lead to other networks or nowhere. */
for (const [network, prefix] of [
  // Protocol assignments, including Teredo (2001::/32) and ORCHID.
  ['2001::', 23],
  // Documentation addresses.
  ['2001:db8::', 32],
  ['3fff::', 20],
  // 6to4, which embeds any IPv4 address.
  ['2002::', 16],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv6');
}

/** IPv4 addresses mapped into IPv6, in either notation. */
function readMapped(address: string): string | null {
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted) return dotted;
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? [];
  if (high === undefined || low === undefined) return null;
  const bytes = [high, low].map((group) => Number.parseInt(group, 16)).flatMap((group) => [group >> 8, group & 0xff]);
  return bytes.join('.');
}

/** Whether an address is public, i.e. not in a private network. */
export function isPublicAddress(address: string): boolean {
  const mapped = readMapped(address);
  if (mapped) return isPublicAddress(mapped);
  const family = isIP(address);
  if (family === 4) return !OWN.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !OWN.check(address, 'ipv6');
}

/** DNS lookup that returns public addresses only. The connection uses the same result, which prevents DNS rebinding. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses.filter(({ address }) => isPublicAddress(address));
    if (!first) return callback(Object.assign(new Error(`${hostname} is not public`), { code: 'ENOTFOUND' }), '', 0);
    if (options.all) return callback(null, [first]);
    return callback(null, first.address, first.family);
  });
};
