import { SCHRITT_SEKUNDEN } from '@gm/shared/befehle/find-schritt';
import { generateSecret, generateSync, generateURI } from 'otplib';

/** A new secret of 160 bits, as RFC 4226 recommends, in base32. */
export const createTotpSecret = (): string => generateSecret({ length: 20 });

/** The code of a half minute (RFC 6238 with SHA-1, which is what the apps know). */
export const computeCode = (geheimnis: string, schritt: number): string =>
  generateSync({ secret: geheimnis, epoch: schritt * SCHRITT_SEKUNDEN });

/** What an app takes as a link or as a QR code. */
export const buildTotpLink = (geheimnis: string, email: string, aussteller: string): string =>
  generateURI({ secret: geheimnis, label: email, issuer: aussteller });
