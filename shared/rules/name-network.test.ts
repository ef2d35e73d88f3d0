import { expect, it } from 'vitest';
import { nameNetwork } from './name-network.ts';

it.each(['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])(
  'an IPv4 network is the address itself: %s',
  (ip) => {
    expect(nameNetwork(ip)).toBe('192.0.2.7');
    expect(nameNetwork(ip, 48)).toBe('192.0.2.7');
  },
);

it('an IPv6 network is that of a household', () => {
  const haushalt = ['2001:db8:1:ab01::1', '2001:0DB8:1:abff:9:8:7:6', '2001:db8:1:ab7f::%eth0'].map((ip) =>
    nameNetwork(ip),
  );
  expect(new Set(haushalt)).toEqual(new Set(['2001:db8:1:ab00::/56']));
  expect(nameNetwork('2001:db8:1:ac01::1')).not.toBe(haushalt[0]);
  expect(nameNetwork('2001:db8::ab01:1')).toBe('2001:db8:0:0::/56');
  expect(nameNetwork('::1')).toBe('0:0:0:0::/56');
  expect(nameNetwork('64:ff9b::192.0.2.7')).toBe('64:ff9b:0:0::/56');
});

it.each([
  [64, '2001:db8:aaaa:bbcc::/64'],
  [60, '2001:db8:aaaa:bbc0::/60'],
  [48, '2001:db8:aaaa::/48'],
])('the prefix length is configurable: %i bits', (bits, network) => {
  expect(nameNetwork('2001:DB8:AAAA:BBCC:1::7', bits)).toBe(network);
});
