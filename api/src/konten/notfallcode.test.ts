import { expect, it } from 'vitest';
import { bildeQr } from './bilde-qr.ts';
import { erzeugeNotfallcodes, hasheNotfallcode } from './notfallcode.ts';

it('makes eight different codes and knows each again, however it is typed', () => {
  const codes = erzeugeNotfallcodes();
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) {
    expect(code).toMatch(/^(\d{4}-){3}\d{4}$/);
    expect(hasheNotfallcode(` ${code.replaceAll('-', ' ')}`)).toBe(hasheNotfallcode(code));
  }
  expect(hasheNotfallcode('123456')).toBeNull();
  expect(hasheNotfallcode('a'.repeat(16))).toBeNull();
});

it('draws a QR code with an edge of four white squares', () => {
  const { groesse, pfad } = bildeQr('otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ');
  const punkte = [...pfad.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...punkte.flat())).toBe(4);
  expect(Math.max(...punkte.flat())).toBe(groesse - 5);
});
