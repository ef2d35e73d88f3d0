import { MENUS, menuItemSchema } from '@gm/shared/schemas/menu';
import { apiCallSchema, LAYOUTS, THEMES } from '@gm/shared/schemas/seite';
import { lokalesZielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';
import { fokusSchema } from '../bilder/fokus.ts';
import { zuschnitteSchema } from '../bilder/zuschnitt.ts';
import { verzeichnis } from './kurzform.ts';
import { fotoVerweis } from './verweise.ts';

const text = z.string().trim().min(1);
const pfad = z
  .string()
  .regex(/^\/([^\s?#]+\/)?$/, 'Erwartet wird ein Pfad mit Schrägstrich am Anfang und am Ende.')
  .pipe(lokalesZielSchema);

/** Where each menu stands, as editors know it. */
export const MENUNAMEN: Record<(typeof MENUS)[number], string> = {
  Hauptmenü: 'Hauptmenü',
  Quicklinks_Header: 'Direktlinks im Kopf',
  Footer_Quicklinks: 'Häufig gesucht, im Fuß',
};

/** `menus/*.yaml` */
export const menuDateiSchema = z.strictObject({
  name: z.enum(MENUS).meta({ worte: MENUNAMEN }),
  menuItems: z.array(menuItemSchema),
});

/** An entry of `fotos/fotos.yaml` */
export const fotoDateiSchema = z.strictObject({
  datei: z.string().regex(/^[\w.-]+\.(jpe?g|png|webp)$/, 'Erwartet wird der Name einer Bilddatei dieses Ordners.'),
  alt: z.string().default('').meta({
    absatz: true,
    description: 'Was zu sehen ist, in einem Satz. Das hören Menschen, die es nicht sehen.',
  }),
  bildcopyright: text
    .nullish()
    .meta({ title: 'Bildnachweis', description: 'Wer es aufgenommen hat, zum Beispiel „Foto: Ada Beispiel“.' }),
  lizenz: text.nullish(),
  fokus: fokusSchema.nullish().meta({ title: 'Wichtigster Punkt', punkt: true }),
  zuschnitte: zuschnitteSchema.nullish().meta({ title: 'Zuschnitte', zuschnitte: true }),
});
export type FotoDatei = z.output<typeof fotoDateiSchema>;

/** An entry of `umleitungen.yaml`: an address that moved. */
export const umleitungDateiSchema = z.strictObject({
  von: pfad,
  nach: text,
  status: z.union([z.literal(301), z.literal(302)]).default(301),
});
export type UmleitungDatei = z.output<typeof umleitungDateiSchema>;

const blockDateiSchema = z
  .strictObject({
    template: z.string().regex(/^[a-z0-9-]+$/),
    slot: z.enum(['content', 'sidebar']).default('content'),
    /** It stays with its page and is not shown. */
    versteckt: z.boolean().optional(),
    context: z.record(z.string(), z.unknown()).default({}),
    options: z.record(z.string(), z.unknown()).default({}),
  })
  .meta({ title: 'Baustein', baustein: true });

const { options: abfrage } = apiCallSchema.shape;
const { endpoint, passThrough, redirectOnSingleEntry, required } = abfrage.shape;

/** A call of a page, with what its form says of it. */
const abfrageDateiSchema = apiCallSchema.extend({
  options: abfrage
    .extend({
      endpoint: endpoint.meta({ title: 'Adresse der Abfrage', description: 'Zum Beispiel „/api/cms/aktuelles“.' }),
      params: verzeichnis(
        z.strictObject({
          name: text,
          wert: z.union([z.string(), z.number(), z.boolean()]).meta({ zeile: true }),
        }),
        ({ name, wert }) => [name, wert],
      )
        .prefault([])
        .meta({ title: 'Feste Angaben' }),
      passThrough: passThrough.meta({
        title: 'Angaben aus der Adresse der Seite',
        worte: { sort: 'Sortierung', q: 'Suchwort', token: 'Schlüssel einer privaten Seite' },
      }),
      redirectOnSingleEntry: redirectOnSingleEntry.meta({ title: 'Bei nur einem Treffer gleich zu ihm' }),
      required: required.meta({ title: 'Ohne Antwort gibt es die Seite nicht' }),
    })
    .meta({ title: 'Abfrage' }),
});

/** Front matter of `seiten/**\/*.md`; the Markdown below it becomes a leading block `text`. */
export const seiteDateiSchema = z.strictObject({
  /** Page id of the content system, where something hangs on it. */
  id: z.number().int().optional().meta({ title: 'Nummer', selten: true }),
  titel: text,
  beschreibung: text.nullish(),
  layout: z
    .enum(LAYOUTS)
    .default('default')
    .meta({
      title: 'Aufteilung',
      worte: {
        default: 'Inhalt mit Seitenleiste',
        wide: 'Inhalt in der Mitte',
        portal: 'Portal über die ganze Breite',
        blank: 'ohne Kopf und Fuß',
        arbeit: 'Arbeitsbereich',
      },
    }),
  theme: z
    .enum(THEMES)
    .default('default')
    .meta({
      title: 'Farbwelt',
      worte: {
        default: 'Gemeinde',
        schule: 'Schule',
        feuerwehr: 'Feuerwehr',
        barfusspark: 'Barfußpark',
        natur: 'Natur',
      },
    }),
  robots: text
    .nullish()
    .meta({ title: 'Suchmaschinen', description: '„noindex“ hält die Seite aus ihnen heraus.', selten: true }),
  /** Page to log in, where this one is for staff or council alone. */
  anmeldung: pfad
    .optional()
    .meta({ title: 'Seite der Anmeldung', description: 'Wenn nur Angemeldete sie sehen.', selten: true }),
  hero: z
    .array(
      z.strictObject({
        foto: fotoVerweis,
        titel: text.nullish(),
        untertitel: text.nullish(),
        link: text.nullish(),
        linktext: text.nullish(),
        bildtext: text.nullish(),
      }),
    )
    .max(5)
    .default([])
    .meta({ title: 'Bilder im Kopf der Seite' }),
  parallax: z.boolean().optional().meta({ title: 'Kopfbild bewegt sich beim Blättern mit', selten: true }),
  bloecke: z.array(blockDateiSchema).default([]).meta({ title: 'Bausteine der Seite' }),
  apiCalls: z.array(abfrageDateiSchema).default([]).meta({
    title: 'Abfragen',
    description: 'Woher die Bausteine Angaben bekommen, die sie nicht selbst holen.',
    selten: true,
  }),
});
export type SeiteDatei = z.output<typeof seiteDateiSchema>;
