import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { z } from 'zod';

const text = z.string().trim().min(1);
const nummer = z.number().int().positive().max(9_999);
const wochentag = z.enum(['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG']);
/** Weeks from the week of loading; negative for the past. */
const woche = z.number().int().min(-600).max(600);
const stimmen = z.number().int().min(0);

/** `ratsinfo/koerperschaft.yaml`: the municipality, its legislative terms and the places where the council meets. */
export const koerperschaftDateiSchema = z.strictObject({
  name: text,
  kurzname: text,
  /** Amtlicher Gemeindeschlüssel */
  ags: z.string().regex(/^\d{8}$/),
  wahlperioden: z.array(z.strictObject({ id: nummer, name: text, beginn: woche, ende: woche })).min(1),
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
  ort: nummer.optional(),
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
        gremium: nummer.meta({ verweis: 'rats-gremium' }),
        funktion: text.default('Mitglied'),
        stimmrecht: z.boolean().default(true),
        von: woche.optional(),
        bis: woche.optional(),
      }),
    )
    .min(1),
});
export type RatspersonDatei = z.output<typeof ratspersonDateiSchema>;

const punktSchema = z
  .strictObject({
    name: text.optional(),
    /** Number of a paper; the item then has its name. */
    vorlage: nummer.optional(),
    /** What the body does with the paper; without it, it decides. */
    rolle: z.enum(['Vorberatung', 'Entscheidung', 'Kenntnisnahme', 'Einbringung']).default('Entscheidung'),
    /** What came of it; shown as soon as the meeting is over. */
    ergebnis: text.optional(),
    beschluss: text.optional(),
    /** Yes, no, abstentions. */
    stimmen: z.tuple([stimmen, stimmen, stimmen]).optional(),
  })
  .refine(({ name, vorlage }) => name || vorlage, { message: 'Ein Punkt braucht „name“ oder „vorlage“.' });

/** An entry of a file of `ratsinfo/sitzungen/`. */
export const sitzungDateiSchema = z.strictObject({
  id: nummer,
  gremium: nummer.meta({ verweis: 'rats-gremium' }),
  /** Number in the name of the meeting, e.g. the 12th of the legislative term. */
  zaehlung: z.number().int().positive(),
  woche,
  tag: wochentag,
  beginn: z.string().regex(/^\d\d:\d\d$/),
  ende: z.string().regex(/^\d\d:\d\d$/),
  ort: nummer,
  abgesagt: z.boolean().default(false),
  /** Numbers of members that were absent. */
  entschuldigt: z.array(nummer).default([]),
  punkte: z.array(punktSchema).max(40).default([]),
  nichtoeffentlich: z.array(punktSchema).max(40).default([]),
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
  von: z.array(nummer).default([]),
  /** Numbers of people it comes from. */
  personen: z.array(nummer).default([]),
  verwandt: z.array(nummer).default([]),
  stichworte: z.array(text).default([]),
  /** For what is on no agenda yet. */
  woche: woche.optional(),
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
