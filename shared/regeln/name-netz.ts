/** Bits a provider gives to one household, in which anybody can use as many addresses as they like. */
const HAUSHALT = 56;
const GRUPPEN = 8;
const BITS = 16;

/** The eight groups of an IPv6 address, however it is written. */
function readGruppen(ip: string): number[] {
  const hex = (ip.split('%')[0] ?? '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_quad, ...teile: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = teile.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [vorn = '', hinten = ''] = hex.split('::');
  const anfang = vorn.split(':').filter(Boolean);
  const ende = hinten.split(':').filter(Boolean);
  const nullen = Array<string>(Math.max(0, GRUPPEN - anfang.length - ende.length)).fill('0');
  return [...anfang, ...nullen, ...ende].map((gruppe) => Number.parseInt(gruppe, 16));
}

const isMapped4 = (gruppen: readonly number[]) =>
  gruppen.slice(0, 5).every((gruppe) => gruppe === 0) && gruppen[5] === 0xffff;

/**
 * What a network address has in common with all of its network, e.g. `2001:db8:1:ab00::/56`; an IPv4 address itself, also
 * where it is written as IPv6.
 * @param bits the network's, of IPv6 alone, 64 at most: those of a household's connection
 */
export function nameNetz(ip: string, bits = HAUSHALT): string {
  if (!ip.includes(':')) return ip.toLowerCase();
  const gruppen = readGruppen(ip);
  if (isMapped4(gruppen)) {
    return gruppen
      .slice(6)
      .flatMap((gruppe) => [gruppe >> 8, gruppe & 0xff])
      .join('.');
  }
  const gemeinsam = gruppen.slice(0, Math.ceil(bits / BITS)).map((gruppe, index) => {
    const rest = Math.max(0, (index + 1) * BITS - bits);
    return ((gruppe >> rest) << rest).toString(16);
  });
  return `${gemeinsam.join(':')}::/${bits}`;
}
