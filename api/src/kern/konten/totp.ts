import { generateSecret, generateSync, generateURI, verifySync } from 'otplib';

const SCHRITT_SEKUNDEN = 30;
const CODE = /^\d{6}$/;

/** A new secret of 160 bits, as RFC 4226 recommends, in base32. */
export const createTotpSecret = (): string => generateSecret({ length: 20 });

/** The code of a half minute (RFC 6238 with SHA-1, which is what the apps know). */
export const computeCode = (geheimnis: string, schritt: number): string =>
  generateSync({ secret: geheimnis, epoch: schritt * SCHRITT_SEKUNDEN });

/** The half minute a code belongs to: this one or a neighbour, because clocks differ; null for a wrong code. */
export function findSchritt(geheimnis: string, code: string, jetzt = new Date()): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(jetzt.getTime() / 1000);
  const result = verifySync({ secret: geheimnis, token, epoch, epochTolerance: SCHRITT_SEKUNDEN });
  return result.valid ? Math.floor(epoch / SCHRITT_SEKUNDEN) + result.delta : null;
}

/** What an app takes as a link or as a QR code. */
export const buildTotpLink = (geheimnis: string, email: string, aussteller: string): string =>
  generateURI({ secret: geheimnis, label: email, issuer: aussteller });
