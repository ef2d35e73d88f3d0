import { expect, it } from 'vitest';
import { readRequestId } from './request-id.ts';

it('keeps the id of the load balancer', () => {
  expect(readRequestId('0b6f4f5e-9d0e-4b51-8c6b-3d5e1a2f7c90')).toBe('0b6f4f5e-9d0e-4b51-8c6b-3d5e1a2f7c90');
  expect(readRequestId('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
});

it.each([undefined, '', 'Erika-Mustermann', 'a b', '1'.repeat(60), ['1'.repeat(20)]])(
  'generates a new one instead of %s',
  (given) => {
    expect(readRequestId(given)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(readRequestId(given)).not.toBe(readRequestId(given));
  },
);
