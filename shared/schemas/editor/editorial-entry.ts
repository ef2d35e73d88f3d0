import { z } from 'zod';
import { CONTRIBUTION_STATUS } from '../../rules/editorial.ts';

/** One line of a list of editors' entries. */
export const editorialEntrySchema = z.object({
  referenz: z.string(),
  /** Its kind, as named by the area. */
  art: z.string(),
  bezeichnung: z.string(),
  titel: z.string(),
  status: z.enum(CONTRIBUTION_STATUS),
  /** Last change in words, with its author. */
  geaendert: z.string(),
  wer: z.string(),
  /** State with its times in words: `Ab morgen 08:00`. */
  stand: z.string().default(''),
  /** Start and end of publication, in words. */
  ab: z.string().nullable(),
  bis: z.string().nullable(),
  /** Has unreleased changes. */
  ungeprueft: z.boolean(),
  /** Who requested its release and when, in words; null: no request. */
  vorgelegt: z.string().nullable().default(null),
  detailURL: z.string(),
  /** The newest version; 0: not stored yet. */
  version: z.number().int().default(0),
});
export type EditorialEntry = z.output<typeof editorialEntrySchema>;

export const contentKindSchema = z.object({
  art: z.string(),
  titel: z.string(),
  /** Page of a new entry; null if the kind has only one. */
  neu: z.string().nullable(),
});

/** A kind with the heading under which editors find it. */
export const countedKindSchema = contentKindSchema.extend({
  anzahl: z.number().int(),
  gruppe: z.string().default(''),
});
export type CountedKind = z.output<typeof countedKindSchema>;
