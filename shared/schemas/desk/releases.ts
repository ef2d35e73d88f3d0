import { z } from 'zod';
import { STEPS, SUBMISSION_STATUS, TRAFFIC_LIGHTS } from '../../rules/release.ts';
import { listSchema } from '../list.ts';
import { tagSchema as tag, weekSchema } from './week.ts';

const status = z.enum(SUBMISSION_STATUS);

/** Filters of the inbox. */
export const VIEWS = ['offen', 'meine', 'rueckfrage', 'erledigt', 'alle'] as const;

const entrySchema = z.object({
  referenz: z.string(),
  bezeichnung: z.string(),
  titel: z.string(),
  email: z.string(),
  status,
  /** Word for the status where its own does not fit. */
  stand: z.string().optional(),
  /** Calendar days `YYYY-MM-DD`. */
  eingegangen: tag,
  faellig: tag,
  ampel: z.enum(TRAFFIC_LIGHTS),
  zustaendig: z.string().nullable(),
  detailURL: z.string(),
});
export type ReleaseEntry = z.output<typeof entrySchema>;

const colleaguesSchema = z.array(z.object({ id: z.number().int(), name: z.string() }));
const textBlocksSchema = z.array(z.object({ titel: z.string(), text: z.string() }));

const linksSchema = z.array(z.object({ text: z.string(), href: z.string() }));

/** An entry of the inbox, with what is needed to decide several at once. */
const lineSchema = entrySchema.extend({
  version: z.number().int(),
  schritte: z.array(z.enum(STEPS)),
  /** External office it can be forwarded to. */
  stelle: z.string().nullable(),
  /** Label of its release. */
  freigabe: z.string(),
  /** Number of those who reported the same and are notified of its decision. */
  mitleser: z.number().int(),
});
export type ReleaseLine = z.output<typeof lineSchema>;

/** `GET /api/intranet/freigaben`: one page of the inbox, with the number of entries per view and form. */
export const releasesSchema = listSchema(lineSchema).extend({
  /** Other members of the desk to whom it can be assigned. */
  kollegen: colleaguesSchema,
  /** Sentences for messages to the sender. */
  textbausteine: textBlocksSchema,
  anzahl: z.number().int(),
  /** There are more hits than counted and shown. */
  mehr: z.boolean(),
  ansicht: z.enum(VIEWS),
  /** For all forms. */
  ansichten: z.record(z.enum(VIEWS), z.number().int()),
  /** In this view, by form. */
  arten: z.array(z.object({ typ: z.string(), titel: z.string(), anzahl: z.number().int() })),
});
export type Releases = z.output<typeof releasesSchema>;

export const CORRECTION_KINDS = ['text', 'mehrzeilig', 'datum', 'zeit', 'zahl'] as const;

/** A field that corrects one answer; `wert` is the current value. */
export const correctionFieldSchema = z.object({
  feld: z.string(),
  titel: z.string(),
  art: z.enum(CORRECTION_KINDS),
  wert: z.string(),
  /** Required by the form's schema. */
  pflicht: z.boolean().default(false),
});
export type CorrectionField = z.output<typeof correctionFieldSchema>;

/** `GET /api/intranet/freigaben/{referenz}`: everything needed for a decision. Texts are plain text. */
export const releaseSchema = entrySchema.extend({
  version: z.number().int(),
  route: z.string(),
  /** The submitted answers with their corrections. */
  angaben: z.array(z.object({ titel: z.string(), wert: z.string(), korrigiert: z.string().nullable() })),
  /** Consents: wording at the time, its version, and the date. */
  zustimmungen: z.array(z.object({ text: z.string(), fassung: z.string(), am: z.string() })).default([]),
  bild: z.object({ src: z.string(), alt: z.string() }).nullable(),
  korrekturfelder: z.array(correctionFieldSchema),
  schritte: z.array(z.enum(STEPS)),
  /** Other members of the desk it can be assigned to. */
  kollegen: colleaguesSchema,
  /** External office it can be forwarded to. */
  stelle: z.string().nullish(),
  /** Effect of a release for this kind: label of the option, and its consequence. */
  freigabe: z.object({ titel: z.string(), folge: z.string() }),
  frage: z.string().nullable(),
  /** The sender's answer to the last question, if nothing happened since; null: none. */
  antwort: z.string().nullable().default(null),
  /** Sentences for messages to the sender. */
  textbausteine: textBlocksSchema.default([]),
  verlauf: z.array(
    z.object({ am: z.string(), wer: z.string(), was: z.string(), nachricht: z.string(), korrektur: z.string() }),
  ),
  /** Others who currently have it open. */
  offenBei: z.array(z.string()),
  /** Page of the published entry. */
  oeffentlich: z.string().nullable(),
  /** Page where staff continue with it. */
  weiter: z.object({ text: z.string(), href: z.string() }).nullish(),
  /** The week in question with other occupancies and the request. */
  woche: weekSchema.nullable(),
  konflikte: z.array(z.string()),
  /** Other submissions about the same: an event, and the request for its hall. */
  gehoertZu: linksSchema.default([]),
  /** What else takes place on its days. */
  amSelbenTag: linksSchema.default([]),
  /** Next waiting entry, oldest first. */
  naechste: z.string().nullable(),
});
export type Release = z.output<typeof releaseSchema>;

/** Reply of `POST /api/intranet/freigaben/mehrere`: what became of each submission. */
export const severalResultsSchema = z.object({
  data: z.array(
    z.object({
      referenz: z.string(),
      /** The reason why nothing was changed; null: done. */
      meldung: z.string().nullable(),
    }),
  ),
});
export type SeveralResults = z.output<typeof severalResultsSchema>;

/** `GET /api/rueckfrage?token=`: the question to the sender; null for an expired link. */
export const rueckfrageSchema = z.object({
  referenz: z.string(),
  bezeichnung: z.string(),
  frage: z.string(),
  korrekturfelder: z.array(correctionFieldSchema),
});
