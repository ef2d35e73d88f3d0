import { ferienprogrammOptionenSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import { fotoVerweis } from '../../kern/inhalt/verweise.ts';

const text = z.string().trim().min(1);
const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „09:30“.');
const betrag = z.number().min(0).max(10_000).multipleOf(0.01);
const anzahl = z.number().int().min(0).max(999);
/** A calendar day, or days from the day of loading: demo content never grows old. */
const tag = z.union([z.iso.date(), z.number().int()]);

const { gebuehr_kind, gebuehr_veranstaltung } = ferienprogrammOptionenSchema.shape;
/** `ferienprogramm.yaml`: what the municipality decides each season. Postcode and town come from `gemeinde.yaml`. */
export const ferienoptionenDateiSchema = z
  .strictObject(z.object(ferienprogrammOptionenSchema.shape).omit({ plz: true, ort: true }).shape)
  .extend({
    anmeldung_von: tag,
    anmeldung_bis: tag,
    // Parts of a cent would be rounded in every bill anew.
    gebuehr_kind: gebuehr_kind.check(z.multipleOf(0.01)),
    gebuehr_veranstaltung: gebuehr_veranstaltung.check(z.multipleOf(0.01)),
  });
export type FerienoptionenDatei = z.output<typeof ferienoptionenDateiSchema>;

/** Front matter of `ferienprogramm/*.md`; the Markdown below it is the text of the event's page. */
export const ferienveranstaltungDateiSchema = z
  .strictObject({
    /** From 10001 on events have numbers of the desk. */
    id: z.number().int().min(1).max(10_000),
    titel: text,
    einleitung: text.nullish(),
    /** Weeks after the week of loading, and the day in it: a Tuesday stays a Tuesday. */
    wochen: z.number().int().min(1),
    wochentag: z.enum(WOCHENTAGE),
    /** Calendar days it lasts. */
    tage: z.number().int().min(1).max(28).default(1),
    /** Without times it fills the whole day. */
    beginn: uhrzeit.optional(),
    ende: uhrzeit.optional(),
    taeglich: z.boolean().default(false),
    /** Euros */
    preis: betrag.default(0),
    preis_geschwister: betrag.nullish(),
    alter_min: anzahl.default(0),
    alter_max: anzahl.default(999),
    teilnehmer_min: anzahl.default(0),
    teilnehmer_max: anzahl.default(999),
    /** Places the town hall gave away itself. */
    vorab_reserviert: anzahl.default(0),
    mitbringen: text.nullish(),
    veranstalter: text.nullish(),
    /** Id of the organiser in `branchenverzeichnis.yaml`. */
    eintrag: z.number().int().positive().meta({ verweis: 'brancheneintrag', title: 'Veranstalter' }).optional(),
    veranstaltungsort: text.nullish(),
    adresse: z
      .strictObject({
        strasse: text,
        plz: text,
        ort: text,
        geokoordinaten: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullish(),
      })
      .nullish(),
    foto: fotoVerweis.nullish(),
    bildtext: text.nullish(),
    galerie: z.array(z.strictObject({ foto: fotoVerweis, bildtext: text.nullish() })).default([]),
  })
  .refine(({ beginn, ende }) => (beginn === undefined) === (ende === undefined), {
    path: ['ende'],
    message: 'Beginn und Ende gehören zusammen.',
  })
  .refine(({ tage, taeglich, beginn = '', ende = '' }) => (tage > 1 && !taeglich) || beginn <= ende, {
    path: ['ende'],
    message: 'Das Ende liegt vor dem Beginn.',
  })
  .refine(({ alter_min, alter_max }) => alter_min <= alter_max, {
    path: ['alter_max'],
    message: 'Das höchste Alter liegt unter dem niedrigsten.',
  });
export type FerienveranstaltungDatei = z.output<typeof ferienveranstaltungDateiSchema>;
