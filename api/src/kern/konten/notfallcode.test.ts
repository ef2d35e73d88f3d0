import { expect, it } from 'vitest';
import { buildQr } from './build-qr.ts';
import { createNotfallcodes, hashNotfallcode } from './notfallcode.ts';

it('makes eight different codes and knows each again, however it is typed', () => {
  const codes = createNotfallcodes();
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) {
    expect(code).toMatch(/^(\d{4}-){3}\d{4}$/);
    expect(hashNotfallcode(` ${code.replaceAll('-', ' ')}`)).toBe(hashNotfallcode(code));
  }
  expect(hashNotfallcode('123456')).toBeNull();
  expect(hashNotfallcode('a'.repeat(16))).toBeNull();
});

it('draws a QR code with an edge of four white squares', () => {
  const { groesse, pfad } = buildQr('otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ');
  const punkte = [...pfad.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...punkte.flat())).toBe(4);
  expect(Math.max(...punkte.flat())).toBe(groesse - 5);
});
