import { ferienprogrammOptionsSchema } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import { coordinatesSchema } from '../../../core/entries/coordinates.ts';
import { photoCrossReference } from '../../../core/entries/cross-references.ts';
import { isSpan, tagSchema } from '../../../core/entries/tag.ts';
import { HOLIDAY_WEEKS } from './find-summer-holiday.ts';

const text = z.string().trim().min(1);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „09:30“.');
const amount = z.number().min(0).max(10_000).multipleOf(0.01);
const count = z.number().int().min(0).max(999);

/** Labels and descriptions of the settings for editors. */
const NAMES = {
  gebuehr_kind: { title: 'Gebühr je Kind (Euro)', description: 'Kommt zu Preisen über 0 Euro hinzu.' },
  gebuehr_veranstaltung: { title: 'Gebühr je Veranstaltung (Euro)' },
  geschwisterpreis: { title: 'Geschwister zahlen den Preis für Geschwister' },
  gebuehr_spaeter: {
    title: 'Gebühr bei späteren Buchungen',
    worte: { saison: 'einmal in der Saison', buchung: 'mit jeder Buchung' },
  },
  rabatt_geschwister: { title: 'Rabatt für Geschwister (Prozent)' },
  rabatt_sozialpass: { title: 'Rabatt mit Sozialpass (Prozent)' },
  gebuehr_bei_storno: {
    title: 'Gebühr nach einer Absage der Familie',
    worte: { erlassen: 'wird erlassen', bleibt: 'bleibt zu zahlen' },
  },
  konto: { title: 'Konto der Gemeinde', description: 'Ohne Konto gibt es keine Rechnungen.' },
  zahlungsziel_tage: { title: 'Zahlungsziel (Tage)', description: 'So lange haben Familien nach der Rechnung Zeit.' },
  mahnung_tage: { title: 'Erinnerung nach (Tagen)', description: 'So viele Tage nach dem Zahlungsziel.' },
  zahlung: { title: 'Wie bezahlt wird', absatz: true },
  storno_tage: { title: 'Absagen bis (Tage vorher)' },
  angebot_stunden: { title: 'Angebot von der Warteliste gilt (Stunden)' },
  bestaetigung_minuten: { title: 'Plätze gehalten bis zur Bestätigung (Minuten)' },
  erinnerung_minuten: { title: 'Erinnerung an die Bestätigung nach (Minuten)' },
  vergabe: { title: 'Vergabe der Plätze', worte: { reihenfolge: 'wer zuerst kommt', verlosung: 'durch Verlosung' } },
  verlosung_zahl: {
    title: 'Öffentliche Zahl der Verlosung',
    description: 'Welche es sein wird, zum Beispiel die Gewinnzahlen eines Tages.',
  },
  pause_minuten: { title: 'Pause zwischen zwei Veranstaltungen eines Kindes (Minuten)' },
  wohnort_getrennt: { title: 'Ein Elternteil darf woanders wohnen' },
  email: { title: 'E-Mail für Fragen der Eltern' },
} as const;
const { shape } = ferienprogrammOptionsSchema;
for (const [name, names] of Object.entries(NAMES)) z.globalRegistry.add(shape[name as keyof typeof NAMES], names);

const { gebuehr_kind, gebuehr_veranstaltung } = shape;
/** `ferienprogramm.yaml`: what the municipality decides each season. Postcode and town come from `gemeinde.yaml`. */
export const holidayOptionsFileSchema = z
  .strictObject(z.object(shape).omit({ plz: true, ort: true }).shape)
  .extend({
    anmeldung_von: tagSchema.meta({ title: 'Anmeldung vom', description: 'Der erste Tag der Anmeldung.' }),
    anmeldung_bis: tagSchema.meta({ title: 'Anmeldung bis zum', description: 'Der letzte Tag der Anmeldung.' }),
    // Fractions of a cent would be rounded in every bill.
    gebuehr_kind: gebuehr_kind.check(z.multipleOf(0.01)).register(z.globalRegistry, NAMES.gebuehr_kind),
    gebuehr_veranstaltung: gebuehr_veranstaltung
      .check(z.multipleOf(0.01))
      .register(z.globalRegistry, NAMES.gebuehr_veranstaltung),
  })
  .refine(({ anmeldung_von, anmeldung_bis }) => isSpan(anmeldung_von, anmeldung_bis), {
    path: ['anmeldung_bis'],
    message: 'Das Ende liegt vor dem Beginn.',
  });
export type HolidayOptionsFile = z.output<typeof holidayOptionsFileSchema>;

/** Relative dates of the examples. */
export const exampleDaySchema = z.object({
  wochen: z.number().int(),
  wochentag: z.enum(WEEKDAYS),
});

/** Front matter of `ferienprogramm/*.md`; the Markdown below it is the text of the event's page. */
export const ferienveranstaltungFileSchema = z
  .strictObject({
    /** Ids from 10001 on belong to events of the desk. */
    id: z.number().int().min(1).max(10_000),
    titel: text,
    einleitung: text.nullish(),
    datum: z.iso
      .date('Bitte geben Sie ein Datum an.')
      .optional()
      .meta({ title: 'Datum', description: 'Bei mehreren Tagen der erste.', pflicht: true }),
    /** For examples: week of the next summer holidays and weekday in it, so that a Tuesday stays a Tuesday. */
    wochen: z.number().int().min(1).max(HOLIDAY_WEEKS).optional().meta({ beispiel: true }),
    wochentag: z.enum(WEEKDAYS).optional().meta({ beispiel: true }),
    tage: z.number().int().min(1).max(28).default(1).meta({ title: 'Dauer in Tagen' }),
    /** Without times it is an all-day event. */
    beginn: timeOfDay.optional(),
    ende: timeOfDay.optional(),
    taeglich: z.boolean().default(false).meta({ title: 'Die Uhrzeiten gelten jeden Tag' }),
    /** Euros. */
    preis: amount.default(0).meta({ title: 'Preis (Euro)' }),
    preis_geschwister: amount.nullish().meta({ title: 'Preis für Geschwister (Euro)' }),
    alter_min: count.default(0).meta({ title: 'Alter von' }),
    alter_max: count.default(999).meta({ title: 'Alter bis', description: '999 heißt unbegrenzt.' }),
    teilnehmer_min: count.default(0).meta({ title: 'Plätze mindestens' }),
    teilnehmer_max: count.default(999).meta({ title: 'Plätze höchstens', description: '999 heißt unbegrenzt.' }),
    /** Places allocated by the town hall itself. */
    vorab_reserviert: count.default(0).meta({ title: 'Davon schon vergeben' }),
    mitbringen: text.nullish(),
    veranstalter: text.nullish(),
    /** Id of the organiser in `branchenverzeichnis.yaml`. */
    eintrag: z
      .number()
      .int()
      .positive()
      .meta({ verweis: 'brancheneintrag', title: 'Veranstalter im Branchenverzeichnis' })
      .optional(),
    veranstaltungsort: text.nullish(),
    adresse: z
      .strictObject({
        strasse: text,
        plz: text,
        ort: text,
        geokoordinaten: coordinatesSchema.nullish(),
      })
      .nullish(),
    foto: photoCrossReference.nullish(),
    bildtext: text.nullish(),
    galerie: z.array(z.strictObject({ foto: photoCrossReference, bildtext: text.nullish() })).default([]),
  })
  .refine(({ datum: date, wochen: weeks, wochentag: weekday }) => date || (weeks && weekday), {
    path: ['datum'],
    message: 'Bitte geben Sie ein Datum an.',
  })
  .refine(({ beginn: start, ende: end }) => (start === undefined) === (end === undefined), {
    path: ['ende'],
    message: 'Beginn und Ende gehören zusammen.',
  })
  .refine(
    ({ tage: days, taeglich: daily, beginn: start = '', ende: end = '' }) => (days > 1 && !daily) || start <= end,
    {
      path: ['ende'],
      message: 'Das Ende liegt vor dem Beginn.',
    },
  )
  .refine(({ alter_min, alter_max }) => alter_min <= alter_max, {
    path: ['alter_max'],
    message: 'Das höchste Alter liegt unter dem niedrigsten.',
  });
export type FerienveranstaltungFile = z.output<typeof ferienveranstaltungFileSchema>;
