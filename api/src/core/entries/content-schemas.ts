import { MENUS, menuItemSchema } from '@gm/shared/schemas/menu';
import { apiCallSchema, LAYOUTS, THEMES } from '@gm/shared/schemas/page';
import { localTargetSchema } from '@gm/shared/schemas/target';
import { z } from 'zod';
import { photoCrossReference } from './cross-references.ts';
import { directory } from './kurzform.ts';
import { cropsSchema } from './photos/crop.ts';
import { focusSchema } from './photos/focus.ts';

const text = z.string().trim().min(1);
const path = z
  .string()
  .regex(/^\/([^\s?#]+\/)?$/, 'Erwartet wird ein Pfad mit Schrägstrich am Anfang und am Ende.')
  .pipe(localTargetSchema);

/** Menu names as editors know them. */
export const MENU_NAMES: Record<(typeof MENUS)[number], string> = {
  Hauptmenü: 'Hauptmenü',
  Quicklinks_Header: 'Direktlinks im Kopf',
  Footer_Quicklinks: 'Häufig gesucht, im Fuß',
};

/** `menus/*.yaml` */
export const menuFileSchema = z.strictObject({
  name: z.enum(MENUS).meta({ worte: MENU_NAMES }),
  menuItems: z.array(menuItemSchema),
});

/** An entry of `fotos/fotos.yaml` */
export const photoFileSchema = z.strictObject({
  datei: z.string().regex(/^[\w.-]+\.(jpe?g|png|webp)$/, 'Erwartet wird der Name einer Bilddatei dieses Ordners.'),
  alt: z.string().default('').meta({
    absatz: true,
    description: 'Was zu sehen ist, in einem Satz. Das hören Menschen, die es nicht sehen.',
  }),
  bildcopyright: text
    .nullish()
    .meta({ title: 'Bildnachweis', description: 'Wer es aufgenommen hat, zum Beispiel „Foto: Ada Beispiel“.' }),
  lizenz: text.nullish(),
  fokus: focusSchema.nullish().meta({ title: 'Wichtigster Punkt', punkt: true }),
  zuschnitte: cropsSchema.nullish().meta({ title: 'Zuschnitte', zuschnitte: true }),
});
export type PhotoContent = z.output<typeof photoFileSchema>;

/** An entry of `umleitungen.yaml`: a redirect from an old address. */
export const redirectFileSchema = z.strictObject({
  von: path,
  nach: text,
  status: z.union([z.literal(301), z.literal(302)]).default(301),
});
export type RedirectFile = z.output<typeof redirectFileSchema>;

const blockFileSchema = z
  .strictObject({
    template: z.string().regex(/^[a-z0-9-]+$/),
    slot: z.enum(['content', 'sidebar']).default('content'),
    /** The block stays with its page but is not shown. */
    versteckt: z.boolean().optional(),
    context: z.record(z.string(), z.unknown()).default({}),
    options: z.record(z.string(), z.unknown()).default({}),
  })
  .meta({ title: 'Baustein', baustein: true });

const { options: query } = apiCallSchema.shape;
const { endpoint, passThrough, redirectOnSingleEntry, required } = query.shape;

/** A call of a page, with the texts of its form. */
const queryFileSchema = apiCallSchema.extend({
  options: query
    .extend({
      endpoint: endpoint.meta({ title: 'Adresse der Abfrage', description: 'Zum Beispiel „/api/cms/aktuelles“.' }),
      params: directory(
        z.strictObject({
          name: text,
          wert: z.union([z.string(), z.number(), z.boolean()]).meta({ zeile: true }),
        }),
        ({ name, wert: value }) => [name, value],
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
export const pageFileSchema = z.strictObject({
  /** Page id of the content system, if other data refers to it. */
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
  /** Log-in page for pages reserved for staff or council members. */
  anmeldung: path
    .optional()
    .meta({ title: 'Seite der Anmeldung', description: 'Wenn nur Angemeldete sie sehen.', selten: true }),
  hero: z
    .array(
      z.strictObject({
        /** Without photos the start page shows its drawing behind the words. */
        foto: photoCrossReference.nullish().meta({ nurFotos: true }),
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
  bloecke: z.array(blockFileSchema).default([]).meta({ title: 'Bausteine der Seite' }),
  karten: z
    .string()
    .regex(/^[a-z]{1,40}$/)
    .optional()
    .meta({
      title: 'Karten aller Module',
      description:
        'Name der Auswahl in der Adresse, zu der jedes Modul eine Karte beitragen kann, zum Beispiel „strasse“.',
      selten: true,
    }),
  apiCalls: z.array(queryFileSchema).default([]).meta({
    title: 'Abfragen',
    description: 'Woher die Bausteine Angaben bekommen, die sie nicht selbst holen.',
    selten: true,
  }),
});
export type PageFile = z.output<typeof pageFileSchema>;
