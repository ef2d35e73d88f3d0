import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks of one's own house: what editors link to must not make the api ask there (OWASP: server side request forgery). */
const OWN = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address of the internet is nobody's own network. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const family = isIP(address);
  return family !== 0 && !OWN.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The name of a host that only public addresses answer to: looked up and connected to in one step. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses.filter(({ address }) => isPublicAddress(address));
    if (!first) return callback(Object.assign(new Error(`${hostname} is not public`), { code: 'ENOTFOUND' }), '', 0);
    if (options.all) return callback(null, [first]);
    return callback(null, first.address, first.family);
  });
};
