import { encode } from 'uqr';

/** A QR code as the squares of a drawing, `groesse` × `groesse`, with the white edge that readers need. */
export function buildQr(text: string): { groesse: number; pfad: string } {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const zeilen = data.map((zeile, y) => zeile.map((dunkel, x) => (dunkel ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { groesse: size, pfad: zeilen.join('') };
}
