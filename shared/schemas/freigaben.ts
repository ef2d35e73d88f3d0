import { z } from 'zod';
import { AMPELN, EINSENDUNGSSTATUS, SCHRITTE } from '../regeln/freigabe.ts';
import { listSchema } from './liste.ts';
import { tagSchema as tag, wocheSchema } from './woche.ts';

const status = z.enum(EINSENDUNGSSTATUS);

/** What the inbox is narrowed down to. */
export const ANSICHTEN = ['offen', 'meine', 'rueckfrage', 'erledigt', 'alle'] as const;

const eintragSchema = z.object({
  referenz: z.string(),
  bezeichnung: z.string(),
  titel: z.string(),
  email: z.string(),
  status,
  /** Calendar days `YYYY-MM-DD`. */
  eingegangen: tag,
  faellig: tag,
  ampel: z.enum(AMPELN),
  zustaendig: z.string().nullable(),
  detailURL: z.string(),
});
export type Freigabeeintrag = z.output<typeof eintragSchema>;

/** `GET /api/intranet/freigaben`: one page of the inbox, and how many there are of everything. */
export const freigabenSchema = listSchema(eintragSchema).extend({
  anzahl: z.number().int(),
  /** More were found than are counted and shown. */
  mehr: z.boolean(),
  ansicht: z.enum(ANSICHTEN),
  /** Of all forms. */
  ansichten: z.record(z.enum(ANSICHTEN), z.number().int()),
  /** Of this view, by form. */
  arten: z.array(z.object({ typ: z.string(), titel: z.string(), anzahl: z.number().int() })),
});
export type Freigaben = z.output<typeof freigabenSchema>;

export const KORREKTURARTEN = ['text', 'mehrzeilig', 'datum', 'zeit', 'zahl'] as const;

/** A control that changes one answer; `wert` is what it holds now. */
export const korrekturfeldSchema = z.object({
  feld: z.string(),
  titel: z.string(),
  art: z.enum(KORREKTURARTEN),
  wert: z.string(),
  /** Without it the form would not have been taken. */
  pflicht: z.boolean().default(false),
});
export type Korrekturfeld = z.output<typeof korrekturfeldSchema>;

/** `GET /api/intranet/freigaben/{referenz}`: all there is to know before one decides. Texts are plain text. */
export const freigabeSchema = eintragSchema.extend({
  version: z.number().int(),
  route: z.string(),
  /** What was sent, and below it what it was corrected to. */
  angaben: z.array(z.object({ titel: z.string(), wert: z.string(), korrigiert: z.string().nullable() })),
  /** What was agreed to: words of that day, version of the wording, and when. */
  zustimmungen: z.array(z.object({ text: z.string(), fassung: z.string(), am: z.string() })).default([]),
  bild: z.object({ src: z.string(), alt: z.string() }).nullable(),
  korrekturfelder: z.array(korrekturfeldSchema),
  schritte: z.array(z.enum(SCHRITTE)),
  /** Others of the desk, to whom it may be given. */
  kollegen: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Office outside of the desk to which it may be passed on. */
  stelle: z.string().nullish(),
  /** What releasing means for this kind: label of the choice, and what happens then. */
  freigabe: z.object({ titel: z.string(), folge: z.string() }),
  frage: z.string().nullable(),
  verlauf: z.array(
    z.object({ am: z.string(), wer: z.string(), was: z.string(), nachricht: z.string(), korrektur: z.string() }),
  ),
  /** Others who have it open just now. */
  offenBei: z.array(z.string()),
  /** Page of what was published. */
  oeffentlich: z.string().nullable(),
  /** Page of what staff go on with somewhere else. */
  weiter: z.object({ text: z.string(), href: z.string() }).nullish(),
  /** Others, and what is asked for, in the week it is about. */
  woche: wocheSchema.nullable(),
  konflikte: z.array(z.string()),
  /** The next one that waits, oldest first. */
  naechste: z.string().nullable(),
});
export type Freigabe = z.output<typeof freigabeSchema>;

/** `GET /api/rueckfrage?token=`: what a sender is asked; null for a link that is not good any more. */
export const rueckfrageSchema = z.object({
  referenz: z.string(),
  bezeichnung: z.string(),
  frage: z.string(),
  korrekturfelder: z.array(korrekturfeldSchema),
});
