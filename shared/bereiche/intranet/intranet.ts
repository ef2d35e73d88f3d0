import { z } from 'zod';
import { listSchema } from '../../schemas/liste.ts';
import { auszugTeilSchema } from '../../schemas/suche.ts';

/** A category of the staff's news. */
const intranetRubrikSchema = z.object({
  url: z.string(),
  titel: z.string(),
  beschreibung: z.string(),
  anzahl: z.number().int(),
  /** Texts that are new to the person who asks. */
  neue: z.number().int(),
});

/** Reply of `GET /api/cms/intranet/rubrik`: what the work area's navigation has besides its own pages, and has not. */
export const intranetRubrikenSchema = listSchema(intranetRubrikSchema).extend({
  /** Folders of areas that are switched off. */
  verborgen: z.array(z.string()),
});

export const intranetTextKurzSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  einleitung: z.string(),
  datum_von: z.string(),
  rubrik: z.object({ url: z.string(), titel: z.string() }),
  /** Came since the log-in before this one. */
  neu: z.boolean(),
  detailURL: z.string(),
});
export type IntranetTextKurz = z.output<typeof intranetTextKurzSchema>;

export const intranetTextSchema = intranetTextKurzSchema.extend({ text: z.string(), autor: z.string() });

/** Texts of one category, or of all; then `titel` is empty. */
export const intranetTexteSchema = listSchema(intranetTextKurzSchema).extend({ titel: z.string() });

export const archivDokumentSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  thema: z.string(),
  /** Title of the archive the document lies in. */
  archiv: z.string(),
  downloadtext: z.string(),
  /** Days. */
  stand: z.string(),
  gueltig_von: z.string(),
  gueltig_bis: z.string().nullable(),
  downloadURL: z.string(),
});
export type ArchivDokument = z.output<typeof archivDokumentSchema>;

export const archivThemaSchema = z.object({
  id: z.number().int(),
  thema: z.string(),
  archive: z.array(z.object({ id: z.number().int(), titel: z.string(), dokumente: z.array(archivDokumentSchema) })),
});

/** Reply of `GET /api/cms/intranet/archiv_themen`. */
export const archivThemenSchema = z.object({
  data: z.array(archivThemaSchema),
  /** Every topic, whatever was asked for. */
  themen: z.array(z.object({ id: z.number().int(), thema: z.string() })),
  /** Form of a new document, for accounts that may bring one. */
  neu: z.string().nullable().default(null),
});

/** A document that was found, with the words around what was searched for. */
export const archivTrefferSchema = archivDokumentSchema.extend({ auszug: z.array(auszugTeilSchema).default([]) });
export type ArchivTreffer = z.output<typeof archivTrefferSchema>;

/** Reply of `GET /api/cms/intranet/suche`: the best twenty of each. */
export const intranetSucheSchema = z.object({
  q: z.string(),
  texte: z.array(intranetTextKurzSchema),
  dokumente: z.array(archivTrefferSchema),
});
