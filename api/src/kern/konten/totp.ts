import { createHmac, randomBytes } from 'node:crypto';

/** RFC 4648; what authenticator apps take. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SCHRITT_SEKUNDEN = 30;
const ZIFFERN = 6;

function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((fuenf) => ALPHABET[Number.parseInt(fuenf.padEnd(5, '0'), 2)]).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((zeichen) => ALPHABET.indexOf(zeichen).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((acht) => Number.parseInt(acht, 2)));
}

/** A new secret of 160 bits, as RFC 4226 recommends, in base32. */
export const createTotpSecret = (): string => encodeBase32(randomBytes(20));

/** The code of a half minute (RFC 6238 with SHA-1, which is what the apps know). */
export function computeCode(geheimnis: string, schritt: number): string {
  const zaehler = Buffer.alloc(8);
  zaehler.writeBigUInt64BE(BigInt(schritt));
  const hash = createHmac('sha1', decodeBase32(geheimnis)).update(zaehler).digest();
  const stelle = (hash.at(-1) ?? 0) & 15;
  const zahl = hash.readUInt32BE(stelle) & 0x7fff_ffff;
  return String(zahl % 10 ** ZIFFERN).padStart(ZIFFERN, '0');
}

/** The half minute a code belongs to: this one or a neighbour, because clocks differ; null for a wrong code. */
export function findSchritt(geheimnis: string, code: string, jetzt = new Date()): number | null {
  const ziffern = code.replaceAll(/\s/g, '');
  const schritt = Math.floor(jetzt.getTime() / 1000 / SCHRITT_SEKUNDEN);
  return [schritt, schritt - 1, schritt + 1].find((nahe) => computeCode(geheimnis, nahe) === ziffern) ?? null;
}

/** What an app takes as a link or as a QR code. */
export function buildTotpLink(geheimnis: string, email: string, aussteller: string): string {
  const query = new URLSearchParams({ secret: geheimnis, issuer: aussteller });
  return `otpauth://totp/${encodeURIComponent(`${aussteller}:${email}`)}?${query.toString().replaceAll('+', '%20')}`;
}
