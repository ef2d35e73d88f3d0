/**
 * Who vouches for a release. The signature is over the bytes of `release.json`, which lists every other file with its
 * hash: whoever trusts the key and finds the hashes right has the team's build and nothing else.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { z } from 'zod';

export const keyNameSchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,62}$/);

/** `signature.json` of an artefact, and one of the two under a hand-over. */
export const signatureSchema = z.strictObject({
  key: keyNameSchema,
  algorithm: z.literal('Ed25519'),
  /** base64. */
  signature: z.base64().max(128),
});
export type Signature = z.infer<typeof signatureSchema>;

/** A private key and the name under which sites know its public half. */
export interface Signer {
  key: string;
  /** PKCS #8, PEM. */
  privateKey: string;
}

/** @returns the private half as PEM, the public half as base64 of its SPKI form: one line for a configuration. */
export function createKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** The public half of a private key, as `createKeyPair` writes it. */
export function derivePublicKey(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

export function signBytes(bytes: Uint8Array, { key, privateKey }: Signer): Signature {
  const signature = sign(null, bytes, createPrivateKey(privateKey)).toString('base64');
  return { key, algorithm: 'Ed25519', signature };
}

/** False, too, for a public key that is none. */
export function verifyBytes(bytes: Uint8Array, { signature }: Signature, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, bytes, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
