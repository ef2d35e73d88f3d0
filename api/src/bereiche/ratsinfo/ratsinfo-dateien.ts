import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { z } from 'zod';
import { kurzeGruppe } from '../../kern/inhalt/kurzform.ts';

const text = z.string().trim().min(1);
const nummer = z.number().int().positive().max(9_999);
const wochentag = z.enum(['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG']);
/** Weeks from the week of loading; negative for the past. */
const woche = z.number().int().min(-600).max(600);
/** A day, or of the example the Monday of a week. */
const wochenanfang = z.union([z.iso.date(), woche], { error: 'Bitte geben Sie ein Datum an.' }).meta({ tag: true });
export type Wochenanfang = z.output<typeof wochenanfang>;
const stimmen = z.number().int().min(0);
const uhrzeit = z.string().regex(/^\d\d:\d\d$/, 'Erwartet wird eine Uhrzeit wie „19:00“.');
const gremiumVerweis = nummer.meta({ title: 'Gremium', verweis: 'rats-gremium' });
const personVerweis = nummer.meta({ title: 'Person', verweis: 'rats-person' });
const vorlageVerweis = nummer.meta({ title: 'Vorlage', verweis: 'rats-vorlage' });
/** What fields that name a place of the council are known by. */
export const RATSORT = 'ratsort';
const ortVerweis = nummer.meta({ title: 'Ort', verweis: RATSORT });

/** `ratsinfo/koerperschaft.yaml`: the municipality, its legislative terms and the places where the council meets. */
export const koerperschaftDateiSchema = z.strictObject({
  name: text,
  kurzname: text,
  /** Amtlicher Gemeindeschlüssel */
  ags: z.string().regex(/^\d{8}$/),
  wahlperioden: z
    .array(
      z.strictObject({
        id: nummer,
        name: text,
        beginn: wochenanfang.meta({ title: 'Erster Tag' }),
        ende: wochenanfang.meta({ title: 'Letzter Tag' }),
      }),
    )
    .min(1),
  orte: z.array(
    z.strictObject({ id: nummer, beschreibung: text, raum: text.optional(), strasse: text, ortsteil: text }),
  ),
});
export type KoerperschaftDatei = z.output<typeof koerperschaftDateiSchema>;

/** An entry of `ratsinfo/gremien.yaml`: a body of the council or a group in it. */
export const gremiumDateiSchema = z.strictObject({
  id: nummer,
  name: text,
  kurzname: text,
  art: z.enum(['Gremium', 'Fraktion']),
  /** Markdown */
  beschreibung: text,
  /** Number of a place of `koerperschaft.yaml`. */
  ort: ortVerweis.optional(),
});
export type GremiumDatei = z.output<typeof gremiumDateiSchema>;

/** An entry of `ratsinfo/personen.yaml`, with what the person is a member of. */
export const ratspersonDateiSchema = z.strictObject({
  id: nummer,
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
        gremium: gremiumVerweis,
        funktion: text.default('Mitglied'),
        stimmrecht: z.boolean().default(true),
        von: wochenanfang.optional().meta({ title: 'Seit', description: 'Leer: von Anfang an.' }),
        bis: wochenanfang.optional().meta({ title: 'Bis zum', description: 'Leer: bis auf Weiteres.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Mitglied in' }),
});
export type RatspersonDatei = z.output<typeof ratspersonDateiSchema>;

const punktSchema = z
  .strictObject({
    name: text.optional(),
    /** Number of a paper; the item then has its name. */
    vorlage: vorlageVerweis.optional().meta({ description: 'Der Punkt heißt dann wie sie, wenn er keinen Namen hat.' }),
    /** What the body does with the paper; without it, it decides. */
    rolle: z.enum(['Vorberatung', 'Entscheidung', 'Kenntnisnahme', 'Einbringung']).default('Entscheidung'),
    /** What came of it; shown as soon as the meeting is over. */
    ergebnis: text.optional(),
    beschluss: text.optional(),
    /** Yes, no, abstentions. */
    stimmen: kurzeGruppe(
      z.strictObject({
        ja: stimmen.meta({ title: 'Ja' }),
        nein: stimmen.meta({ title: 'Nein' }),
        enthaltung: stimmen.meta({ title: 'Enthaltungen' }),
      }),
    )
      .optional()
      .meta({ title: 'Abstimmung' }),
  })
  .refine(({ name, vorlage }) => name || vorlage, {
    path: ['name'],
    message: 'Ein Punkt braucht einen Namen oder eine Vorlage.',
  });

/** An entry of a file of `ratsinfo/sitzungen/`. */
export const sitzungDateiSchema = z
  .strictObject({
    id: nummer,
    gremium: gremiumVerweis,
    /** Number in the name of the meeting, e.g. the 12th of the legislative term. */
    zaehlung: z.number().int().positive().meta({ title: 'Die wievielte Sitzung' }),
    datum: z.iso.date('Bitte geben Sie ein Datum an.').optional().meta({ pflicht: true }),
    /** Of the example: weeks after the week of loading, and the day in it. */
    woche: woche.optional().meta({ beispiel: true }),
    tag: wochentag.optional().meta({ beispiel: true }),
    beginn: uhrzeit,
    ende: uhrzeit,
    ort: ortVerweis,
    abgesagt: z.boolean().default(false),
    /** Numbers of members that were absent. */
    entschuldigt: z.array(personVerweis).default([]),
    punkte: z.array(punktSchema).max(40).default([]).meta({ title: 'Öffentliche Tagesordnung' }),
    nichtoeffentlich: z.array(punktSchema).max(40).default([]).meta({ title: 'Nichtöffentliche Tagesordnung' }),
  })
  .refine(({ datum, woche: wann, tag }) => datum || (wann !== undefined && tag), {
    path: ['datum'],
    message: 'Bitte geben Sie ein Datum an.',
  });
export type SitzungDatei = z.output<typeof sitzungDateiSchema>;
export type PunktDatei = z.output<typeof punktSchema>;

/** An entry of a file of `ratsinfo/vorlagen/`. */
export const vorlageDateiSchema = z.strictObject({
  id: nummer,
  name: text,
  art: z.enum(['Beschlussvorlage', 'Informationsvorlage', 'Antrag', 'Anfrage', 'Bericht']),
  oeffentlich: z.boolean().default(true),
  /** Section of the administration that wrote it, as printed. */
  verfasser: text,
  /** Numbers of groups or bodies it comes from. */
  von: z.array(gremiumVerweis).default([]).meta({ title: 'Von diesen Gremien und Fraktionen' }),
  /** Numbers of people it comes from. */
  personen: z.array(personVerweis).default([]).meta({ title: 'Von diesen Personen' }),
  verwandt: z.array(vorlageVerweis).default([]).meta({ title: 'Verwandte Vorlagen' }),
  stichworte: z.array(text).default([]),
  /** For what is on no agenda yet. */
  woche: wochenanfang.optional().meta({
    title: 'Datum',
    description: 'Nur wenn sie noch auf keiner Tagesordnung steht: sonst gilt die erste Sitzung.',
  }),
  /** Markdown */
  md: text,
  anlagen: z.array(z.strictObject({ name: text, md: text, oeffentlich: z.boolean().default(true) })).default([]),
});
export type VorlageDatei = z.output<typeof vorlageDateiSchema>;

/** The folder `ratsinfo/`. */
export interface RatsinfoDateien {
  koerperschaft: KoerperschaftDatei;
  gremien: GremiumDatei[];
  personen: RatspersonDatei[];
  sitzungen: SitzungDatei[];
  vorlagen: VorlageDatei[];
}
