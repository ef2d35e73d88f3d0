import { z } from 'zod';
import { listSchema } from '../../schemas/list.ts';
import { statementPartSchema } from '../../schemas/search.ts';

/** A category of the staff news. */
const intranetRubrikSchema = z.object({
  url: z.string(),
  titel: z.string(),
  beschreibung: z.string(),
  anzahl: z.number().int(),
  /** Number of texts the reader has not seen. */
  neue: z.number().int(),
});

/** Reply of `GET /api/cms/intranet/rubrik`: additional and hidden entries of the intranet's navigation. */
export const intranetCategorySchema = listSchema(intranetRubrikSchema).extend({
  /** Folders of disabled areas. */
  verborgen: z.array(z.string()),
});

export const intranetTextShortSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  einleitung: z.string(),
  datum_von: z.string(),
  rubrik: z.object({ url: z.string(), titel: z.string() }),
  /** Added since the previous log-in. */
  neu: z.boolean(),
  detailURL: z.string(),
});
export type IntranetTextShort = z.output<typeof intranetTextShortSchema>;

export const intranetTextSchema = intranetTextShortSchema.extend({ text: z.string(), autor: z.string() });

/** Texts of one category, or of all (`titel` is then empty). */
export const intranetTextsSchema = listSchema(intranetTextShortSchema).extend({ titel: z.string() });

export const archiveDocumentSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  thema: z.string(),
  /** Title of the document's archive. */
  archiv: z.string(),
  downloadtext: z.string(),
  /** Calendar days. */
  stand: z.string(),
  gueltig_von: z.string(),
  gueltig_bis: z.string().nullable(),
  downloadURL: z.string(),
});
export type ArchiveDocument = z.output<typeof archiveDocumentSchema>;

export const archiveTopicSchema = z.object({
  id: z.number().int(),
  thema: z.string(),
  archive: z.array(z.object({ id: z.number().int(), titel: z.string(), dokumente: z.array(archiveDocumentSchema) })),
});

/** Reply of `GET /api/cms/intranet/archiv_themen`. */
export const archiveTopicsSchema = z.object({
  data: z.array(archiveTopicSchema),
  /** All topics, regardless of the request. */
  themen: z.array(z.object({ id: z.number().int(), thema: z.string() })),
  /** Form for a new document, if the account may upload one. */
  neu: z.string().nullable().default(null),
});

/** A search hit with its excerpt. */
export const archiveHitSchema = archiveDocumentSchema.extend({ auszug: z.array(statementPartSchema).default([]) });
export type ArchiveHit = z.output<typeof archiveHitSchema>;

/** Reply of `GET /api/cms/intranet/suche`: the twenty best hits of each kind. */
export const intranetSearchSchema = z.object({
  q: z.string(),
  texte: z.array(intranetTextShortSchema),
  dokumente: z.array(archiveHitSchema),
});
