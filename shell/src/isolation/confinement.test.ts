import { expect, it } from 'vitest';
import { BARRIERS, type Confinement, describeConfinement, refuseOpenGuests } from './confinement.ts';

const OPEN: Confinement = { wrapper: [], has: [] };

it('logs in one line which barriers are missing', () => {
  expect(describeConfinement(OPEN)).toBe(
    'code of modules runs in processes that read their own release alone; ' +
      'NETWORK OPEN, may see process numbers, the same user',
  );
  expect(describeConfinement({ wrapper: [], has: BARRIERS })).not.toContain('OPEN');
});

it('refuses to start where a required barrier is missing', () => {
  expect(() => refuseOpenGuests(OPEN, ['network', 'user'])).toThrow(
    'GUESTS_REQUIRE: this machine does not keep modules apart by network, user',
  );
  expect(() => refuseOpenGuests({ wrapper: [], has: ['network'] }, ['network'])).not.toThrow();
  expect(() => refuseOpenGuests(OPEN, [])).not.toThrow();
});
