const GRUPPEN = 8;

/**
 * What a network address has in common with all of its connection: an IPv4 address itself, of an IPv6 address the first 56
 * bits, which providers give to one household and of which anybody can use as many addresses as they like.
 */
export function nameNetz(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  const [vorn = '', hinten = ''] = (ip.split('%')[0] ?? '').split('::');
  const anfang = vorn.split(':').filter(Boolean);
  const ende = hinten.split(':').filter(Boolean);
  const nullen = Array<string>(Math.max(0, GRUPPEN - anfang.length - ende.length)).fill('0');
  const [eine, zweite, dritte, vierte = '0'] = [...anfang, ...nullen, ...ende].map((gruppe) =>
    gruppe.toLowerCase().padStart(4, '0'),
  );
  return `${eine}:${zweite}:${dritte}:${vierte.slice(0, 2)}`;
}
