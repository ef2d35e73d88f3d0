import { expect, it } from 'vitest';
import { buildQr } from './build-qr.ts';
import { createEmergencyCodes, hashEmergencyCode } from './emergency-code.ts';

it('creates eight different codes and recognises each in any notation', () => {
  const codes = createEmergencyCodes();
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) {
    expect(code).toMatch(/^(\d{4}-){3}\d{4}$/);
    expect(hashEmergencyCode(` ${code.replaceAll('-', ' ')}`)).toBe(hashEmergencyCode(code));
  }
  expect(hashEmergencyCode('123456')).toBeNull();
  expect(hashEmergencyCode('a'.repeat(16))).toBeNull();
});

it('draws a QR code with a quiet zone of four squares', () => {
  const { groesse: size, pfad: path } = buildQr('otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ');
  const points = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...points.flat())).toBe(4);
  expect(Math.max(...points.flat())).toBe(size - 5);
});
