import { expect, it } from 'vitest';
import { berechneCode, bildeTotpLink, erzeugeTotpGeheimnis, findeSchritt } from './totp.ts';

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
  expect(berechneCode(GEHEIMNIS, Math.floor(sekunde / 30))).toBe(code);
});

it('takes the code of this half minute and of its neighbours, with blanks as apps show them', () => {
  const jetzt = new Date(1_234_567_890_000);
  const schritt = Math.floor(1_234_567_890 / 30);
  expect(findeSchritt(GEHEIMNIS, '005 924', jetzt)).toBe(schritt);
  expect(findeSchritt(GEHEIMNIS, berechneCode(GEHEIMNIS, schritt - 1), jetzt)).toBe(schritt - 1);
  for (const falsch of ['', '000000', berechneCode(GEHEIMNIS, schritt + 3)]) {
    expect(findeSchritt(GEHEIMNIS, falsch, jetzt)).toBeNull();
  }
});

it('makes secrets that apps take', () => {
  expect(erzeugeTotpGeheimnis()).toMatch(/^[A-Z2-7]{32}$/);
  expect(bildeTotpLink(GEHEIMNIS, 'ina@rathaus.example', 'Gemeinde Dorf')).toBe(
    `otpauth://totp/Gemeinde%20Dorf%3Aina%40rathaus.example?secret=${GEHEIMNIS}&issuer=Gemeinde%20Dorf`,
  );
});
