/**
 * Signatures of releases. The signature covers the bytes of `release.json`, which lists every other file with its hash:
 * a trusted key and matching hashes prove that the release is exactly the team's build.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { z } from 'zod';

export const keyNameSchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,62}$/);

/** `signature.json` of an artefact, or one of the two signatures of a hand-over. */
export const signatureSchema = z.strictObject({
  key: keyNameSchema,
  algorithm: z.literal('Ed25519'),
  /** base64. */
  signature: z.base64().max(128),
});
export type Signature = z.infer<typeof signatureSchema>;

/** A private key, and the name under which sites know its public key. */
export interface Signer {
  key: string;
  /** PKCS #8, PEM. */
  privateKey: string;
}

/** @returns the private key as PEM, and the public key as base64 SPKI: one line for a configuration. */
export function createKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** The public key of a private key, in the format of `createKeyPair`. */
export function derivePublicKey(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

export function signBytes(bytes: Uint8Array, { key, privateKey }: Signer): Signature {
  const signature = sign(null, bytes, createPrivateKey(privateKey)).toString('base64');
  return { key, algorithm: 'Ed25519', signature };
}

/** Also false for an invalid public key. */
export function verifyBytes(bytes: Uint8Array, { signature }: Signature, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, bytes, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
