import { expect, it } from 'vitest';
import { toTelHref } from './to-tel-href.ts';

it.each([
  ['07082 000-0', 'tel:+4970820000'],
  ['+49 (0)7082 / 12 34', 'tel:+4970821234'],
  ['0049 7082 1234', 'tel:+4970821234'],
  ['115', 'tel:115'],
])('dials %s as %s', (phone, href) => {
  expect(toTelHref(phone)).toBe(href);
});
