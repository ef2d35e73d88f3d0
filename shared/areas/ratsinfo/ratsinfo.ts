/** The council information system. Terms are OParl's in German; times are `YYYY-MM-DDTHH:mm` in Europe/Berlin. */
import { z } from 'zod';
import { listSchema } from '../../schemas/list.ts';
import { seoSchema } from '../../schemas/seo.ts';
import { streetSchema } from '../../schemas/street.ts';
import { localTargetSchema } from '../../schemas/target.ts';

const num = z.number().int();
const text = z.string().nullable();
/** Local URL of a page or a file. */
const address = localTargetSchema;

/** A reference to something with its own page. */
const crossReferenceSchema = z.object({ id: num, name: z.string(), detailURL: address });
export type CouncilCrossReference = z.infer<typeof crossReferenceSchema>;

const fileSchema = z.object({
  id: num,
  name: z.string(),
  /** Its role for the meeting, agenda item or paper, e.g. `Niederschrift`. */
  art: z.string(),
  /** Opens it in the browser; with `download=1` it is downloaded. */
  url: address,
  istPdf: z.boolean(),
  /** The file is stored here. Files of the imported system cannot be embedded in a page. */
  ansehbar: z.boolean(),
  oeffentlich: z.boolean(),
});
export type CouncilFile = z.infer<typeof fileSchema>;

const voteSchema = z.object({ ja: num, nein: num, enthaltung: num });
export type CouncilVote = z.infer<typeof voteSchema>;

/** Outcome of an agenda item. */
const outcomeFields = { ergebnis: text, beschluss: text, abstimmung: voteSchema.nullable() };

const meetingShortSchema = z.object({
  id: num,
  titel: z.string(),
  gremien: z.array(crossReferenceSchema),
  datum_von: z.string(),
  datum_bis: z.string(),
  ort: text,
  abgesagt: z.boolean(),
  /** Number of agenda items visible to the reader. */
  punkte: num,
  detailURL: address,
});
export type RatssitzungShort = z.infer<typeof meetingShortSchema>;

const selectionSchema = z.object({ jahre: z.array(z.string()), gremien: z.array(crossReferenceSchema) });

/** Reply of `GET /api/cms/ratsinfo/sitzungen`. */
export const ratssitzungenSchema = listSchema(meetingShortSchema).extend({
  anzahl: num,
  heute: z.string(),
  /** The month, if the list is a whole month. */
  monat: text,
  auswahl: selectionSchema.extend({ monate: z.array(z.string()) }),
});
export type Ratssitzungen = z.infer<typeof ratssitzungenSchema>;

const paperShortSchema = z.object({
  id: num,
  titel: z.string(),
  aktenzeichen: text,
  art: text,
  datum: text,
  oeffentlich: z.boolean(),
  detailURL: address,
});
export type RatsvorlageShort = z.infer<typeof paperShortSchema>;

const noteSchema = z.object({ markiert: z.boolean(), notiz: z.string() });
export type CouncilNote = z.infer<typeof noteSchema>;

const pointSchema = z.object({
  id: num,
  nummer: text,
  titel: z.string(),
  oeffentlich: z.boolean(),
  vorlage: paperShortSchema.nullable(),
  dateien: z.array(fileSchema),
  /** The reader's own note; null for visitors. */
  notiz: noteSchema.nullish(),
  ...outcomeFields,
});
export type CouncilPoint = z.infer<typeof pointSchema>;

/** Reply of `GET /api/cms/ratsinfo/sitzungen/{id}`. */
export const ratssitzungSchema = meetingShortSchema.extend({
  anschrift: text,
  status: text,
  tagesordnung: z.array(pointSchema),
  dateien: z.array(fileSchema),
  teilnehmer: z.array(crossReferenceSchema),
  /** All papers and files visible to the reader, in one PDF file. */
  mappeURL: address,
  /** For members: seconds of inactivity until log-out. */
  sekunden: num.nullish(),
  /** Previous and next meeting of the same body. */
  vorige: crossReferenceSchema.nullable(),
  naechste: crossReferenceSchema.nullable(),
  kalenderURL: address,
  seo: seoSchema.nullish(),
});
export type Ratssitzung = z.infer<typeof ratssitzungSchema>;

const statementSchema = z.array(z.object({ text: z.string(), treffer: z.boolean() }));

/** Reply of `GET /api/cms/ratsinfo/vorlagen`: all papers, or the hits of a search in titles and files. */
export const ratsvorlagenSchema = listSchema(paperShortSchema.extend({ auszug: statementSchema })).extend({
  anzahl: num,
  auswahl: selectionSchema.extend({ arten: z.array(z.string()) }),
  /** The search had no hits; the papers are those of this corrected spelling. */
  meintenSie: z.string().nullish(),
});
export type Ratsvorlagen = z.infer<typeof ratsvorlagenSchema>;

const beratungSchema = z.object({
  id: num,
  gremien: z.array(crossReferenceSchema),
  /** `Vorberatung`, `Entscheidung`, … */
  rolle: text,
  /** Null until a meeting is scheduled. */
  sitzung: z
    .object({ detailURL: address, datum_von: z.string(), abgesagt: z.boolean(), vorbei: z.boolean() })
    .nullable(),
  punkt: text,
  ...outcomeFields,
});
export type CouncilConsultation = z.infer<typeof beratungSchema>;

/** Reply of `GET /api/cms/ratsinfo/vorlagen/{id}`. */
export const ratsvorlageSchema = paperShortSchema.extend({
  /** Authors: bodies, groups, persons. */
  urheber: z.array(crossReferenceSchema),
  stichworte: z.array(z.string()),
  dateien: z.array(fileSchema),
  /** By date of the meeting. */
  beratungen: z.array(beratungSchema),
  verwandte: z.array(paperShortSchema),
  seo: seoSchema.nullish(),
});
export type Ratsvorlage = z.infer<typeof ratsvorlageSchema>;

const gremiumShortSchema = crossReferenceSchema.extend({ kurzname: text, art: z.string(), mitglieder: num });
export type RatsgremiumShort = z.infer<typeof gremiumShortSchema>;

/** Reply of `GET /api/cms/ratsinfo/gremien`. */
export const ratsgremienSchema = z.object({
  data: z.array(gremiumShortSchema.extend({ beschreibung: text, naechste: meetingShortSchema.nullable() })),
});
export type Ratsgremien = z.infer<typeof ratsgremienSchema>;

const memberSchema = crossReferenceSchema.extend({
  funktion: text,
  fraktion: text,
  stimmrecht: z.boolean(),
  ortsteil: text,
});
export type CouncilMember = z.infer<typeof memberSchema>;

/** Reply of `GET /api/cms/ratsinfo/gremien/{id}`. */
export const ratsgremiumSchema = gremiumShortSchema.omit({ mitglieder: true }).extend({
  beschreibung: text,
  /** Current members. */
  mitglieder: z.array(memberSchema),
  naechste: z.array(meetingShortSchema),
  letzte: z.array(meetingShortSchema),
  kalenderURL: address,
  feedURL: address,
  seo: seoSchema.nullish(),
});
export type Ratsgremium = z.infer<typeof ratsgremiumSchema>;

/** Reply of `GET /api/cms/ratsinfo/personen`. */
export const ratspersonenSchema = z.object({
  data: z.array(memberSchema.omit({ funktion: true, stimmrecht: true }).extend({ status: z.array(z.string()) })),
  fraktionen: z.array(z.string()),
});
export type Ratspersonen = z.infer<typeof ratspersonenSchema>;

/** Reply of `GET /api/cms/ratsinfo/personen/{id}`. */
export const ratspersonSchema = crossReferenceSchema.extend({
  fraktion: text,
  ortsteil: text,
  status: z.array(z.string()),
  taetigkeitsbereiche: z.array(z.string()),
  email: text,
  telefon: text,
  mitgliedschaften: z.array(
    z.object({
      gremium: crossReferenceSchema,
      funktion: text,
      stimmrecht: z.boolean(),
      von: text,
      bis: text,
      /** Membership has not ended. */
      aktuell: z.boolean(),
    }),
  ),
  vorlagen: z.array(paperShortSchema),
  seo: seoSchema.nullish(),
});
export type Ratsperson = z.infer<typeof ratspersonSchema>;

/** Reply of `GET /api/cms/ratsinfo/berichte`: past meetings with their decisions. */
export const councilReportsSchema = listSchema(
  meetingShortSchema.extend({
    niederschrift: fileSchema.nullable(),
    beschluesse: z.array(pointSchema.omit({ dateien: true, notiz: true })),
  }),
).extend({ anzahl: num, auswahl: selectionSchema });
export type CouncilReports = z.infer<typeof councilReportsSchema>;

/** Reply of `GET /api/cms/ratsinfo/uebersicht`. */
export const councilOverviewSchema = z.object({
  naechste: z.array(meetingShortSchema),
  letzte: z.array(meetingShortSchema),
  vorlagen: z.array(paperShortSchema),
});
export type CouncilOverview = z.infer<typeof councilOverviewSchema>;

/** Reply of `GET /api/cms/ratsinfo/mitglied`: the logged-in member. */
export const ratsmitgliedSchema = z.object({
  vorname: z.string(),
  nachname: z.string(),
  /** Before setting an own password a member sees no more than visitors. */
  pw_geaendert: z.boolean(),
  letzterBesuch: text,
  gremien: z.array(crossReferenceSchema),
  /** Agenda items with the member's own mark or note, latest meeting first. */
  notizen: z.array(
    noteSchema.extend({
      id: num,
      punkt: z.string(),
      sitzung: z.string(),
      datum_von: z.string(),
      vorbei: z.boolean(),
      detailURL: address,
    }),
  ),
  /** Seconds of inactivity until log-out. */
  sekunden: num,
});

/** Reply of `GET /api/cms/ratsinfo/strasse`: public papers that name a street or its village. */
export const streetPapersSchema = z.object({
  strasse: streetSchema.nullable(),
  vorlagen: z.array(paperShortSchema.extend({ hier: z.boolean() })),
});
