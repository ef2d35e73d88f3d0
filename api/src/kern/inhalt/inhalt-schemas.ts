import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { MENUS, menuItemSchema } from '@gm/shared/schemas/menu';
import { apiCallSchema, LAYOUTS, THEMES } from '@gm/shared/schemas/seite';
import { rubrikSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { lokalesZielSchema, sicheresZielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';
import { REDAKTION_AB } from '../../bereiche/aktuelles/artikel-repository.ts';

const text = z.string().trim().min(1);
const pfad = z
  .string()
  .regex(/^\/([^\s?#]+\/)?$/, 'Erwartet wird ein Pfad mit Schrägstrich am Anfang und am Ende.')
  .pipe(lokalesZielSchema);
/** File of the folder `fotos/`. */
const foto = text;

/** `menus/*.yaml` */
export const menuDateiSchema = z.strictObject({ name: z.enum(MENUS), menuItems: z.array(menuItemSchema) });

/** `fotos/fotos.yaml` */
export const fotosDateiSchema = z.array(
  z.strictObject({
    datei: z.string().regex(/^[\w.-]+\.(jpe?g|png|webp)$/, 'Erwartet wird der Name einer Bilddatei dieses Ordners.'),
    alt: z.string().default(''),
    bildcopyright: text.nullish(),
    lizenz: text.nullish(),
  }),
);

/** `umleitungen.yaml`: addresses that moved. */
export const umleitungenDateiSchema = z.array(
  z.strictObject({ von: pfad, nach: text, status: z.union([z.literal(301), z.literal(302)]).default(301) }),
);

const blockDateiSchema = z.strictObject({
  template: z.string().regex(/^[a-z0-9-]+$/),
  slot: z.enum(['content', 'sidebar']).default('content'),
  context: z.record(z.string(), z.unknown()).default({}),
  options: z.record(z.string(), z.unknown()).default({}),
});

/** Front matter of `seiten/**\/*.md`; the Markdown below it becomes a leading block `text`. */
export const seiteDateiSchema = z.strictObject({
  /** Page id of the content system, where something hangs on it. */
  id: z.number().int().optional(),
  titel: text,
  beschreibung: text.nullish(),
  layout: z.enum(LAYOUTS).default('default'),
  theme: z.enum(THEMES).default('default'),
  robots: text.nullish(),
  /** Page to log in, where this one is for staff or council alone. */
  anmeldung: pfad.optional(),
  hero: z
    .array(
      z.strictObject({
        foto,
        titel: text.nullish(),
        untertitel: text.nullish(),
        link: text.nullish(),
        linktext: text.nullish(),
        bildtext: text.nullish(),
      }),
    )
    .max(5)
    .default([]),
  parallax: z.boolean().optional(),
  bloecke: z.array(blockDateiSchema).default([]),
  apiCalls: z.array(apiCallSchema).default([]),
});
export type SeiteDatei = z.output<typeof seiteDateiSchema>;

/** Front matter of `artikel/*.md`; the Markdown below it is the article's text. */
export const artikelDateiSchema = z.strictObject({
  /** Higher ones are those of articles written in the intranet. */
  id: z.number().int().positive().lt(REDAKTION_AB),
  titel: text,
  einleitung: text.nullish(),
  rubrik: text,
  /** Days before the day of loading, 0 or negative: demo content never grows old. */
  tage: z.number().int().max(0),
  highlight: z.boolean().default(false),
  foto: foto.nullish(),
  bildtext: text.nullish(),
  galerie: z.array(z.strictObject({ foto, bildtext: text.nullish() })).default([]),
  /** Order among articles of the same day, ascending. */
  sortierung: z.number().int().default(0),
  /** Groups of readers that modules ask for with `interessengruppen_id`. */
  interessengruppen: z.array(z.number().int()).default([]),
});
export type ArtikelDatei = z.output<typeof artikelDateiSchema>;

const tagMitUhrzeit = z.strictObject({
  /** Days after the day of loading; negative for the past. */
  tage: z.number().int(),
  uhrzeit: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.'),
});
const zeitpunkt = z.union([tagMitUhrzeit, z.iso.datetime({ offset: true })], {
  error: 'Erwartet wird { tage, uhrzeit } oder ein Zeitpunkt wie „2026-03-09T08:00:00+01:00“.',
});
export type Zeitpunkt = z.output<typeof zeitpunkt>;

/** `eilmeldungen.yaml`: urgent notices. */
export const eilmeldungenDateiSchema = z.array(
  z.strictObject({
    /** Tells it from the others, so that a changed text stays the same notice. */
    name: z.string().regex(/^[a-z0-9-]+$/),
    titel: text,
    text,
    link: sicheresZielSchema.nullish(),
    von: zeitpunkt,
    bis: zeitpunkt,
  }),
);

const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.');

/** `hallenbelegungen.yaml`: weekly use of the halls. */
export const hallenbelegungenDateiSchema = z.array(
  z
    .strictObject({
      halle: text,
      /** By comma; without it the whole hall. */
      hallenteile: z.string().default(''),
      titel: text,
      wochentag: z.enum(WOCHENTAGE),
      von: uhrzeit,
      bis: uhrzeit,
    })
    .refine(({ von, bis }) => von < bis, { error: 'Das Ende liegt nicht nach dem Beginn.', path: ['bis'] }),
);

/** `veranstaltungsrubriken.yaml`: categories of the calendar. */
export const veranstaltungsrubrikenDateiSchema = z.array(rubrikSchema.strict());
