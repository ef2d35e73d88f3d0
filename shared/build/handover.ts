/**
 * A template belongs to the first remote that released it. Another remote takes it over with a hand-over signed by both
 * teams, which is part of the new owner's artefact.
 */
import { z } from 'zod';
import { type Signature, type Signer, signatureSchema, signBytes } from './signature.ts';

const remoteName = z.string().regex(/^mf-[a-z0-9-]+$/);

const statementSchema = z.strictObject({
  kind: z.literal('handover'),
  templates: z.array(z.string()).min(1),
  from: remoteName,
  to: remoteName,
  at: z.iso.datetime(),
});
export type HandoverStatement = z.infer<typeof statementSchema>;

/** `statement` is signed as text, so it stays text until the signatures are verified. */
export const handoverSchema = z.strictObject({
  statement: z.string().max(20_000),
  signatures: z.array(signatureSchema).max(2),
});
export type Handover = z.infer<typeof handoverSchema>;

export function createHandover(statement: Omit<HandoverStatement, 'kind'>): Handover {
  return { statement: JSON.stringify({ kind: 'handover', ...statement }), signatures: [] };
}

/** Adds a signature; a second one with the same key replaces the first. */
export function signHandover(handover: Handover, signer: Signer): Handover {
  const others = handover.signatures.filter(({ key }) => key !== signer.key);
  const own: Signature = signBytes(Buffer.from(handover.statement), signer);
  return { ...handover, signatures: [...others, own] };
}

/** Throws if the text is not a valid hand-over. */
export function readStatement({ statement }: Handover): HandoverStatement {
  return statementSchema.parse(JSON.parse(statement));
}
