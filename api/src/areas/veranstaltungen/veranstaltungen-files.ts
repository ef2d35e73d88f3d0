import { addDays, WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { rubrikSchema } from '@gm/shared/schemas/events/veranstaltung-data';
import { END_BEFORE_START, endNextDay, endsAfterStart } from '@gm/shared/schemas/events/veranstaltung-pieces';
import { xor } from '@gm/shared/schemas/pieces';
import { webTargetSchema } from '@gm/shared/schemas/target';
import { z } from 'zod';
import { coordinatesSchema } from '../../core/entries/coordinates.ts';
import { photoCrossReference } from '../../core/entries/cross-references.ts';

const text = z.string().trim().min(1);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „09:30“.');
const month = z.number().int().min(1).max(12);
const weekday = z.enum(WEEKDAYS);
const week = z.union([z.number().int().min(1).max(4), z.literal(-1)]);

/** An entry of `veranstaltungsrubriken.yaml`: a category of the calendar. */
export const veranstaltungsCategoryFileSchema = rubrikSchema.strict();

/** An entry of `veranstaltungen/orte.yaml`: a venue, referenced by events. */
export const locationFileSchema = z.strictObject({
  name: text,
  /** Empty for places outside the districts. */
  ortsteil: z.string().default(''),
  adresse: z
    .strictObject({
      strasse: text,
      plz: text,
      ort: text,
      geokoordinaten: coordinatesSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type LocationFile = z.output<typeof locationFileSchema>;

const freeText = text.nullish();

/** Pairs that require exactly one of both. */
type Exclusive = Partial<Record<'datum' | 'termin' | 'ort' | 'anderer_ort', unknown>>;

/** An entry of `veranstaltungen/termine.yaml`. */
export const veranstaltungFileSchema = z
  .strictObject({
    id: z.number().int().positive(),
    titel: text,
    einleitung: freeText.meta({ description: 'Ein oder zwei Sätze für die Listen.' }),
    /** Markdown. */
    md: text.meta({ title: 'Beschreibung' }),
    rubriken: z
      .array(z.number().int().meta({ verweis: 'veranstaltungsrubrik' }))
      .min(1, 'Bitte wählen Sie mindestens eine Rubrik aus.'),
    /** The first day. */
    datum: z.iso
      .date()
      .nullish()
      .meta({ title: 'Datum von', description: 'Bei Serien stattdessen eine Regel unter „Weitere Angaben“.' }),
    bis: z.iso.date().nullish().meta({ title: 'Datum bis', description: 'Leer: am selben Tag' }),
    /** Without times it is an all-day event. */
    beginn: timeOfDay.nullish().meta({ title: 'Uhrzeit von', description: 'Zum Beispiel 09:00' }),
    ende: timeOfDay.nullish().meta({ title: 'Uhrzeit bis', description: 'Zum Beispiel 15:00' }),
    taeglich: z
      .boolean()
      .default(false)
      .meta({ title: 'Jeden Tag zu diesen Uhrzeiten', description: 'Bei mehreren Tagen, zum Beispiel einem Markt.' }),
    /** A venue from `orte.yaml`, or any other place. */
    ort: freeText.meta({ title: 'Veranstaltungsort', verweis: 'veranstaltungsort' }),
    anderer_ort: freeText.meta({
      title: 'Anderer Ort',
      description: 'Nur wenn er nicht in der Liste steht, zum Beispiel: Wanderparkplatz am Hardtweg',
    }),
    /** Organiser by number in the directory, or as text. */
    eintrag: z.number().int().nullish().meta({
      title: 'Veranstalter aus dem Verzeichnis',
      description: 'Die Veranstaltung steht dann auch auf der Seite des Eintrags.',
      verweis: 'brancheneintrag',
    }),
    veranstalter: freeText.meta({
      title: 'Anderer Veranstalter',
      description: 'Nur wenn er nicht im Verzeichnis steht',
    }),
    eintritt: freeText.meta({ description: 'Zum Beispiel: 8 Euro, ermäßigt 5 Euro' }),
    link: webTargetSchema
      .refine((target) => !/\s/.test(target), 'Eine Adresse darf keine Leerzeichen enthalten.')
      .nullish()
      .meta({ title: 'Link', description: 'Zum Beispiel zum Vorverkauf' }),
    linktext: freeText.meta({ title: 'Linktext', description: 'Wie der Link heißen soll' }),
    foto: photoCrossReference.nullish().meta({ title: 'Bild' }),
    bildtext: freeText.meta({ title: 'Bildunterschrift' }),
    galerie: z
      .array(z.strictObject({ foto: photoCrossReference, bildtext: freeText }))
      .default([])
      .meta({ title: 'Weitere Bilder' }),
    /** A rule instead of a date, see `compute-termine.ts`. */
    termin: z
      .union(
        [
          z.strictObject({ monat: month, woche: week, wochentag: weekday }),
          z.strictObject({ monat: month, tag: z.number().int().min(1).max(28) }),
          z.strictObject({ jeden: weekday, alle: z.number().int().min(1).max(8) }),
          z.strictObject({ jeden: weekday, woche: week }),
        ],
        { error: 'Erwartet wird eine der Formen aus README.md.' },
      )
      .nullish()
      .meta({ title: 'Regel statt eines Datums', selten: true }),
    /** Duration in calendar days of each date of a rule. */
    tage: z
      .number()
      .int()
      .min(1)
      .max(120)
      .default(1)
      .meta({ title: 'Tage, die jeder Termin der Regel dauert', selten: true }),
  })
  .check(
    xor<Exclusive>('datum', 'termin', 'Bitte geben Sie entweder das Datum oder eine Regel an.'),
    xor<Exclusive>('ort', 'anderer_ort', 'Bitte wählen Sie entweder einen Ort aus oder nennen Sie einen anderen.'),
  )
  .refine(({ datum: date, bis: until }) => !until || Boolean(date && until >= date), {
    path: ['bis'],
    message: 'Das Ende darf nicht vor dem Beginn liegen.',
  })
  .refine(({ bis: until, tage: days }) => !until || days === 1, {
    path: ['tage'],
    message: 'Bitte geben Sie entweder das Ende als Datum oder die Zahl der Tage an.',
  })
  .refine(({ veranstalter: organiser, eintrag: entry }) => !organiser || !entry, {
    path: ['veranstalter'],
    message: 'Bitte wählen Sie entweder einen Veranstalter aus oder nennen Sie einen anderen.',
  })
  .refine(
    ({ datum: date, bis: until, tage: days, taeglich: daily, beginn: start, ende: end }) =>
      daily
        ? !start || !end || start <= end
        : days > 1 ||
          endsAfterStart({
            datum_von: date ?? '',
            datum_bis: until ?? date ?? '',
            zeit_von: start ?? null,
            zeit_bis: end ?? null,
          }),
    { path: ['ende'], message: END_BEFORE_START },
  );
export type VeranstaltungFile = z.output<typeof veranstaltungFileSchema>;

/** Last day of a date that starts on `from`: an evening that ends after midnight ends on the next day. */
export function findLastDay(
  { bis: until, tage: days, taeglich: daily, beginn: start, ende: end }: VeranstaltungFile,
  from: string,
): string {
  const last = until ?? addDays(from, days - 1);
  if (daily || last !== from) return last;
  const times = { datum_von: from, datum_bis: from, zeit_von: start ?? null, zeit_bis: end ?? null };
  return endNextDay(times).datum_bis;
}
