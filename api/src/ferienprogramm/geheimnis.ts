import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a private link, and what the database keeps of it. */
export function erzeugeGeheimnis(): { token: string; token_hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, token_hash: bildeTokenHash(token) };
}

export function bildeTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Path of a booking's private page. */
export const bildeStatusPfad = (token: string) => `/ferienprogramm-anmeldung/status/?token=${token}`;

/** Path of a private page on the waiting list. */
export const bildeWartePfad = (token: string) => `/ferienprogramm-anmeldung/warteliste/?token=${token}`;
