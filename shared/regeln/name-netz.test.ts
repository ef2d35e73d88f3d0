import { expect, it } from 'vitest';
import { nameNetz } from './name-netz.ts';

it('is the address itself, or the connection of a household', () => {
  expect(nameNetz('192.0.2.7')).toBe('192.0.2.7');
  expect(nameNetz('::ffff:192.0.2.7')).toBe('192.0.2.7');
  const haushalt = ['2001:db8:1:ab01::1', '2001:0DB8:1:abff:9:8:7:6', '2001:db8:1:ab7f::%eth0'].map(nameNetz);
  expect(new Set(haushalt)).toEqual(new Set(['2001:0db8:0001:ab']));
  expect(nameNetz('2001:db8:1:ac01::1')).not.toBe(haushalt[0]);
  expect(nameNetz('2001:db8::ab01:1')).toBe('2001:0db8:0000:00');
  expect(nameNetz('::1')).toBe('0000:0000:0000:00');
});
