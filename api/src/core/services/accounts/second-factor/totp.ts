import { STEP_SECONDS } from '@gm/shared/cli/find-step';
import { generateSecret, generateSync, generateURI } from 'otplib';

/** New 160-bit secret in base32 (recommended by RFC 4226). */
export const createTotpSecret = (): string => generateSecret({ length: 20 });

/** Code of a 30-second time step (RFC 6238 with SHA-1, which all apps support). */
export const computeCode = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * STEP_SECONDS });

/** `otpauth:` link for an app, also encoded in the QR code. */
export const buildTotpLink = (secret: string, email: string, issuer: string): string =>
  generateURI({ secret, label: email, issuer });
