import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { z } from 'zod';
import { shortGroup } from '../../core/entries/kurzform.ts';

const text = z.string().trim().min(1);
const num = z.number().int().positive().max(9_999);
const weekday = z.enum(['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG']);
/** Weeks relative to the week of loading; negative for the past. */
const week = z.number().int().min(-600).max(600);
/** A date; in the example the Monday of a relative week. */
const weekStart = z.union([z.iso.date(), week], { error: 'Bitte geben Sie ein Datum an.' }).meta({ tag: true });
export type WeekStart = z.output<typeof weekStart>;
const votes = z.number().int().min(0);
const timeOfDay = z.string().regex(/^\d\d:\d\d$/, 'Erwartet wird eine Uhrzeit wie „19:00“.');
const gremiumCrossReference = num.meta({ title: 'Gremium', verweis: 'rats-gremium' });
const personCrossReference = num.meta({ title: 'Person', verweis: 'rats-person' });
const paperCrossReference = num.meta({ title: 'Vorlage', verweis: 'rats-vorlage' });
/** Field group of the council's places. */
export const COUNCIL_LOCATION = 'ratsort';
const locationCrossReference = num.meta({ title: 'Ort', verweis: COUNCIL_LOCATION });

/** `ratsinfo/koerperschaft.yaml`: the municipality, its legislative terms and the places where the council meets. */
export const corporationFileSchema = z.strictObject({
  name: text,
  kurzname: text,
  /** Official municipality key (Amtlicher Gemeindeschlüssel). */
  ags: z.string().regex(/^\d{8}$/),
  wahlperioden: z
    .array(
      z.strictObject({
        id: num,
        name: text,
        beginn: weekStart.meta({ title: 'Erster Tag' }),
        ende: weekStart.meta({ title: 'Letzter Tag' }),
      }),
    )
    .min(1),
  orte: z.array(z.strictObject({ id: num, beschreibung: text, raum: text.optional(), strasse: text, ortsteil: text })),
});
export type CorporationFile = z.output<typeof corporationFileSchema>;

/** An entry of `ratsinfo/gremien.yaml`: a body of the council or a group in it. */
export const gremiumFileSchema = z.strictObject({
  id: num,
  name: text,
  kurzname: text,
  art: z.enum(['Gremium', 'Fraktion']),
  /** Markdown. */
  beschreibung: text,
  /** Id of a place in `koerperschaft.yaml`. */
  ort: locationCrossReference.optional(),
});
export type GremiumFile = z.output<typeof gremiumFileSchema>;

/** An entry of `ratsinfo/personen.yaml` with its memberships. */
export const ratspersonFileSchema = z.strictObject({
  id: num,
  anrede: z.enum(['Frau', 'Herr']),
  titel: text.optional(),
  vorname: text,
  nachname: text,
  email: z.email({ pattern: MAIL_ADDRESS }).optional(),
  ortsteil: text.optional(),
  status: text.optional(),
  bereiche: z.array(text).default([]),
  mitglied: z
    .array(
      z.strictObject({
        gremium: gremiumCrossReference,
        funktion: text.default('Mitglied'),
        stimmrecht: z.boolean().default(true),
        von: weekStart.optional().meta({ title: 'Seit', description: 'Leer: von Anfang an.' }),
        bis: weekStart.optional().meta({ title: 'Bis zum', description: 'Leer: bis auf Weiteres.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Mitglied in' }),
});
export type RatspersonFile = z.output<typeof ratspersonFileSchema>;

const pointSchema = z
  .strictObject({
    name: text.optional(),
    /** Id of a paper, whose title the item then has. */
    vorlage: paperCrossReference
      .optional()
      .meta({ description: 'Der Punkt heißt dann wie sie, wenn er keinen Namen hat.' }),
    /** Role of the consultation; by default the body decides. */
    rolle: z.enum(['Vorberatung', 'Entscheidung', 'Kenntnisnahme', 'Einbringung']).default('Entscheidung'),
    /** Result; shown once the meeting is over. */
    ergebnis: text.optional(),
    beschluss: text.optional(),
    /** Yes, no, abstentions. */
    stimmen: shortGroup(
      z.strictObject({
        ja: votes.meta({ title: 'Ja' }),
        nein: votes.meta({ title: 'Nein' }),
        enthaltung: votes.meta({ title: 'Enthaltungen' }),
      }),
    )
      .optional()
      .meta({ title: 'Abstimmung' }),
  })
  .refine(({ name, vorlage: paper }) => name || paper, {
    path: ['name'],
    message: 'Ein Punkt braucht einen Namen oder eine Vorlage.',
  });

/** An entry of a file of `ratsinfo/sitzungen/`. */
export const meetingFileSchema = z
  .strictObject({
    id: num,
    gremium: gremiumCrossReference,
    /** Number of the meeting in the legislative term, such as the 12th. */
    zaehlung: z.number().int().positive().meta({ title: 'Die wievielte Sitzung' }),
    datum: z.iso.date('Bitte geben Sie ein Datum an.').optional().meta({ pflicht: true }),
    /** For the example: week relative to the week of loading, and weekday. */
    woche: week.optional().meta({ beispiel: true }),
    tag: weekday.optional().meta({ beispiel: true }),
    beginn: timeOfDay,
    ende: timeOfDay,
    ort: locationCrossReference,
    abgesagt: z.boolean().default(false),
    /** Ids of absent members. */
    entschuldigt: z.array(personCrossReference).default([]),
    punkte: z.array(pointSchema).max(40).default([]).meta({ title: 'Öffentliche Tagesordnung' }),
    nichtoeffentlich: z.array(pointSchema).max(40).default([]).meta({ title: 'Nichtöffentliche Tagesordnung' }),
  })
  .refine(({ datum: date, woche: when, tag: day }) => date || (when !== undefined && day), {
    path: ['datum'],
    message: 'Bitte geben Sie ein Datum an.',
  });
export type MeetingFile = z.output<typeof meetingFileSchema>;
export type PointFile = z.output<typeof pointSchema>;

/** An entry of a file of `ratsinfo/vorlagen/`. */
export const paperFileSchema = z.strictObject({
  id: num,
  name: text,
  art: z.enum(['Beschlussvorlage', 'Informationsvorlage', 'Antrag', 'Anfrage', 'Bericht']),
  oeffentlich: z.boolean().default(true),
  /** Responsible department, as printed. */
  verfasser: text,
  /** Ids of the groups or bodies that submitted it. */
  von: z.array(gremiumCrossReference).default([]).meta({ title: 'Von diesen Gremien und Fraktionen' }),
  /** Ids of the people who submitted it. */
  personen: z.array(personCrossReference).default([]).meta({ title: 'Von diesen Personen' }),
  verwandt: z.array(paperCrossReference).default([]).meta({ title: 'Verwandte Vorlagen' }),
  stichworte: z.array(text).default([]),
  /** For papers that are not on an agenda yet. */
  woche: weekStart.optional().meta({
    title: 'Datum',
    description: 'Nur wenn sie noch auf keiner Tagesordnung steht: sonst gilt die erste Sitzung.',
  }),
  /** Markdown. */
  md: text,
  anlagen: z.array(z.strictObject({ name: text, md: text, oeffentlich: z.boolean().default(true) })).default([]),
});
export type PaperFile = z.output<typeof paperFileSchema>;

/** The folder `ratsinfo/`. */
export interface RatsinfoFiles {
  koerperschaft: CorporationFile;
  gremien: GremiumFile[];
  personen: RatspersonFile[];
  sitzungen: MeetingFile[];
  vorlagen: PaperFile[];
}
