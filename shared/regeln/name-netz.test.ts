import { expect, it } from 'vitest';
import { nameNetz } from './name-netz.ts';

it.each(['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])(
  'of IPv4 is the address itself: %s',
  (ip) => {
    expect(nameNetz(ip)).toBe('192.0.2.7');
    expect(nameNetz(ip, 48)).toBe('192.0.2.7');
  },
);

it('of IPv6 is the connection of a household', () => {
  const haushalt = ['2001:db8:1:ab01::1', '2001:0DB8:1:abff:9:8:7:6', '2001:db8:1:ab7f::%eth0'].map((ip) =>
    nameNetz(ip),
  );
  expect(new Set(haushalt)).toEqual(new Set(['2001:db8:1:ab00::/56']));
  expect(nameNetz('2001:db8:1:ac01::1')).not.toBe(haushalt[0]);
  expect(nameNetz('2001:db8::ab01:1')).toBe('2001:db8:0:0::/56');
  expect(nameNetz('::1')).toBe('0:0:0:0::/56');
  expect(nameNetz('64:ff9b::192.0.2.7')).toBe('64:ff9b:0:0::/56');
});

it.each([
  [64, '2001:db8:aaaa:bbcc::/64'],
  [60, '2001:db8:aaaa:bbc0::/60'],
  [48, '2001:db8:aaaa::/48'],
])('may be narrower or wider: %i bits', (bits, netz) => {
  expect(nameNetz('2001:DB8:AAAA:BBCC:1::7', bits)).toBe(netz);
});
