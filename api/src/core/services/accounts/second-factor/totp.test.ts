import { findStep } from '@gm/shared/cli/find-step';
import { expect, it } from 'vitest';
import { buildTotpLink, computeCode, createTotpSecret } from './totp.ts';

/** RFC 6238, appendix B: ASCII text 12345678901234567890; its codes have eight digits, ours are the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', (second, code) => {
  expect(computeCode(SECRET, Math.floor(second / 30))).toBe(code);
});

it('accepts codes of the current and adjacent time steps, with spaces as apps show them', () => {
  const now = new Date(1_234_567_890_000);
  const step = Math.floor(1_234_567_890 / 30);
  expect(findStep(SECRET, '005 924', now)).toBe(step);
  expect(findStep(SECRET, computeCode(SECRET, step - 1), now)).toBe(step - 1);
  for (const wrong of ['', '000000', computeCode(SECRET, step + 3)]) {
    expect(findStep(SECRET, wrong, now)).toBeNull();
  }
});

it('creates secrets that authenticator apps accept', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(buildTotpLink(SECRET, 'ina@rathaus.example', 'Gemeinde Dorf')).toBe(
    `otpauth://totp/Gemeinde%20Dorf:ina%40rathaus.example?secret=${SECRET}&issuer=Gemeinde%20Dorf`,
  );
});
