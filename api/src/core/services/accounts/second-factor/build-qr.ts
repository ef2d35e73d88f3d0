import { encode } from 'uqr';

/** QR code as SVG path, `groesse` × `groesse` squares, with the white quiet zone that scanners need. */
export function buildQr(text: string): { groesse: number; pfad: string } {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const lines = data.map((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { groesse: size, pfad: lines.join('') };
}
