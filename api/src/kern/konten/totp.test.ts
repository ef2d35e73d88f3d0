import { findSchritt } from '@gm/shared/befehle/find-schritt';
import { expect, it } from 'vitest';
import { buildTotpLink, computeCode, createTotpSecret } from './totp.ts';

/** RFC 6238, appendix B: the ASCII text 12345678901234567890; its codes have eight digits, ours are their last six. */
const GEHEIMNIS = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('second %d has the code %s', (sekunde, code) => {
  expect(computeCode(GEHEIMNIS, Math.floor(sekunde / 30))).toBe(code);
});

it('takes the code of this half minute and of its neighbours, with blanks as apps show them', () => {
  const jetzt = new Date(1_234_567_890_000);
  const schritt = Math.floor(1_234_567_890 / 30);
  expect(findSchritt(GEHEIMNIS, '005 924', jetzt)).toBe(schritt);
  expect(findSchritt(GEHEIMNIS, computeCode(GEHEIMNIS, schritt - 1), jetzt)).toBe(schritt - 1);
  for (const falsch of ['', '000000', computeCode(GEHEIMNIS, schritt + 3)]) {
    expect(findSchritt(GEHEIMNIS, falsch, jetzt)).toBeNull();
  }
});

it('makes secrets that apps take', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(buildTotpLink(GEHEIMNIS, 'ina@rathaus.example', 'Gemeinde Dorf')).toBe(
    `otpauth://totp/Gemeinde%20Dorf:ina%40rathaus.example?secret=${GEHEIMNIS}&issuer=Gemeinde%20Dorf`,
  );
});
