import { createHash, randomBytes } from 'node:crypto';

/** Generates a secret for a private link or a session, and the hash to store in the database. */
export function createSecret(): { token: string; token_hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, token_hash: buildTokenHash(token) };
}

export function buildTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
