import { expect, it } from 'vitest';
import { listNetworks } from './list-networks.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['::ffff:cb00:7107', ['203.0.113.7']],
  ['2001:db8:aaaa:bbcc:1::7', ['2001:db8:aaaa:bbcc::/64', '2001:db8:aaaa:bb00::/56', '2001:db8:aaaa::/48']],
  ['2001:DB8:AAAA:BBCC:2::', ['2001:db8:aaaa:bbcc::/64', '2001:db8:aaaa:bb00::/56', '2001:db8:aaaa::/48']],
])('%s belongs to %j', (ip, networks) => {
  expect(listNetworks(ip).map(({ name }) => name)).toEqual(networks);
});

it('gives wider networks higher limits, but far below the sum of their connections', () => {
  expect(listNetworks('2001:db8::1').map(({ times }) => times)).toEqual([1, 2, 4]);
});
