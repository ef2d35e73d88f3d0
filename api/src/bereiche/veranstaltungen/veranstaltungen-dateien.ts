import { addTage, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { ENDE_VOR_BEGINN, endNextDay, endsAfterBeginn } from '@gm/shared/schemas/veranstaltung-bausteine';
import { rubrikSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { webZielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';
import { koordinatenSchema } from '../../kern/inhalt/koordinaten.ts';
import { fotoVerweis } from '../../kern/inhalt/verweise.ts';

const text = z.string().trim().min(1);
const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „09:30“.');
const monat = z.number().int().min(1).max(12);
const wochentag = z.enum(WOCHENTAGE);
const woche = z.union([z.number().int().min(1).max(4), z.literal(-1)]);

/** An entry of `veranstaltungsrubriken.yaml`: a category of the calendar. */
export const veranstaltungsrubrikDateiSchema = rubrikSchema.strict();

/** An entry of `veranstaltungen/orte.yaml`: a venue, named by events. */
export const ortDateiSchema = z.strictObject({
  name: text,
  /** Empty for places outside of the districts. */
  ortsteil: z.string().default(''),
  adresse: z
    .strictObject({
      strasse: text,
      plz: text,
      ort: text,
      geokoordinaten: koordinatenSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type OrtDatei = z.output<typeof ortDateiSchema>;

const freierText = text.nullish();

/** What is missing is said at once, beside what is wrong with single fields. */
const AUCH_BEI_ANDEREN = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** An entry of `veranstaltungen/termine.yaml`. */
export const veranstaltungDateiSchema = z
  .strictObject({
    id: z.number().int().positive(),
    titel: text,
    einleitung: freierText.meta({ description: 'Ein oder zwei Sätze für die Listen.' }),
    /** Markdown */
    md: text.meta({ title: 'Beschreibung' }),
    rubriken: z
      .array(z.number().int().meta({ verweis: 'veranstaltungsrubrik' }))
      .min(1, 'Bitte wählen Sie mindestens eine Rubrik aus.'),
    /** The first day it takes place. */
    datum: z.iso
      .date()
      .nullish()
      .meta({ title: 'Datum von', description: 'Bei Serien stattdessen eine Regel unter „Weitere Angaben“.' }),
    bis: z.iso.date().nullish().meta({ title: 'Datum bis', description: 'Leer: am selben Tag' }),
    /** Without times it fills the whole day. */
    beginn: uhrzeit.nullish().meta({ title: 'Uhrzeit von', description: 'Zum Beispiel 09:00' }),
    ende: uhrzeit.nullish().meta({ title: 'Uhrzeit bis', description: 'Zum Beispiel 15:00' }),
    taeglich: z
      .boolean()
      .default(false)
      .meta({ title: 'Jeden Tag zu diesen Uhrzeiten', description: 'Bei mehreren Tagen, zum Beispiel einem Markt.' }),
    /** A venue of `orte.yaml`, or any other place. */
    ort: freierText.meta({ title: 'Veranstaltungsort', verweis: 'veranstaltungsort' }),
    anderer_ort: freierText.meta({
      title: 'Anderer Ort',
      description: 'Nur wenn er nicht in der Liste steht, zum Beispiel: Wanderparkplatz am Hardtweg',
    }),
    /** Organiser by the number in the directory, or in words. */
    eintrag: z.number().int().nullish().meta({
      title: 'Veranstalter aus dem Verzeichnis',
      description: 'Die Veranstaltung steht dann auch auf der Seite des Eintrags.',
      verweis: 'brancheneintrag',
    }),
    veranstalter: freierText.meta({
      title: 'Anderer Veranstalter',
      description: 'Nur wenn er nicht im Verzeichnis steht',
    }),
    eintritt: freierText.meta({ description: 'Zum Beispiel: 8 Euro, ermäßigt 5 Euro' }),
    link: webZielSchema
      .refine((ziel) => !/\s/.test(ziel), 'In einer Adresse stehen keine Leerzeichen.')
      .nullish()
      .meta({ title: 'Link', description: 'Zum Beispiel zum Vorverkauf' }),
    linktext: freierText.meta({ title: 'Linktext', description: 'Wie der Link heißen soll' }),
    foto: fotoVerweis.nullish().meta({ title: 'Bild' }),
    bildtext: freierText.meta({ title: 'Bildunterschrift' }),
    galerie: z
      .array(z.strictObject({ foto: fotoVerweis, bildtext: freierText }))
      .default([])
      .meta({ title: 'Weitere Bilder' }),
    /** Instead of a day a rule, see `compute-termine.ts`. */
    termin: z
      .union(
        [
          z.strictObject({ monat, woche, wochentag }),
          z.strictObject({ monat, tag: z.number().int().min(1).max(28) }),
          z.strictObject({ jeden: wochentag, alle: z.number().int().min(1).max(8) }),
          z.strictObject({ jeden: wochentag, woche }),
        ],
        { error: 'Erwartet wird eine der Formen aus README.md.' },
      )
      .nullish()
      .meta({ title: 'Regel statt eines Datums', selten: true }),
    /** Calendar days that each date of a rule lasts. */
    tage: z
      .number()
      .int()
      .min(1)
      .max(120)
      .default(1)
      .meta({ title: 'Tage, die jeder Termin der Regel dauert', selten: true }),
  })
  .refine(({ datum, termin }) => Boolean(datum) !== Boolean(termin), {
    ...AUCH_BEI_ANDEREN,
    path: ['datum'],
    message: 'Bitte geben Sie das Datum an, oder eine Regel, nicht beides.',
  })
  .refine(({ datum, bis }) => !bis || Boolean(datum && bis >= datum), {
    path: ['bis'],
    message: 'Das Ende darf nicht vor dem Beginn liegen.',
  })
  .refine(({ bis, tage }) => !bis || tage === 1, {
    path: ['tage'],
    message: 'Bitte geben Sie das Ende als Datum an, oder die Zahl der Tage, nicht beides.',
  })
  .refine(({ ort, anderer_ort }) => Boolean(ort) !== Boolean(anderer_ort), {
    ...AUCH_BEI_ANDEREN,
    path: ['ort'],
    message: 'Bitte wählen Sie einen Ort aus, oder nennen Sie einen anderen, nicht beides.',
  })
  .refine(({ veranstalter, eintrag }) => !veranstalter || !eintrag, {
    path: ['veranstalter'],
    message: 'Bitte wählen Sie einen Veranstalter aus, oder nennen Sie einen anderen, nicht beides.',
  })
  .refine(
    ({ datum, bis, tage, taeglich, beginn, ende }) =>
      taeglich
        ? !beginn || !ende || beginn <= ende
        : tage > 1 ||
          endsAfterBeginn({
            datum_von: datum ?? '',
            datum_bis: bis ?? datum ?? '',
            zeit_von: beginn ?? null,
            zeit_bis: ende ?? null,
          }),
    { path: ['ende'], message: ENDE_VOR_BEGINN },
  );
export type VeranstaltungDatei = z.output<typeof veranstaltungDateiSchema>;

/** The last day of a date that begins on `von`: an evening that ends after midnight ends on the next one. */
export function findLetztenTag({ bis, tage, taeglich, beginn, ende }: VeranstaltungDatei, von: string): string {
  const letzter = bis ?? addTage(von, tage - 1);
  if (taeglich || letzter !== von) return letzter;
  const zeiten = { datum_von: von, datum_bis: von, zeit_von: beginn ?? null, zeit_bis: ende ?? null };
  return endNextDay(zeiten).datum_bis;
}
