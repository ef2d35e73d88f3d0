import { z } from 'zod';
import { listSchema } from '../../schemas/liste.ts';
import { oeffnungszeitSchema } from '../../schemas/oeffnungszeiten.ts';
import { seoSchema } from '../../schemas/seo.ts';
import { zielSchema } from '../../schemas/ziel.ts';

const verweisSchema = z.object({ titel: z.string(), link: zielSchema });

const anschriftSchema = z.object({
  strasse: z.string(),
  hausnummer: z.string(),
  postleitzahl: z.string(),
  ort: z.string(),
});
export type Anschrift = z.infer<typeof anschriftSchema>;

/** Somebody who works for the municipality, as lists show them. */
const personSchema = z.object({
  id: z.number().int(),
  /** First name with a doctorate, then the surname. */
  name: z.string(),
  funktion: z.string(),
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  zimmer: z.string().nullish(),
  detailURL: z.string(),
});
export type Person = z.infer<typeof personSchema>;

/** A service as lists show it. */
const leistungKurzSchema = z.object({ titel: z.string(), einleitung: z.string(), detailURL: z.string() });
export type LeistungKurz = z.infer<typeof leistungKurzSchema>;

/** Reply of `GET /api/cms/leistungen`. */
export const leistungenSchema = listSchema(leistungKurzSchema).extend({
  /** Services on all pages. */
  anzahl: z.number().int(),
  auswahl: z.object({
    /** First letters of all services, `A` to `Z`. */
    buchstaben: z.array(z.string()),
    /** Situations of life, with the number of their services. */
    lebenslagen: z.array(z.object({ id: z.string(), titel: z.string(), text: z.string(), anzahl: z.number().int() })),
  }),
});
export type Leistungen = z.infer<typeof leistungenSchema>;

/** A unit as others refer to it. */
const einheitKurzSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** With its kind and code: 'Sachgebiet 12: Bürgerbüro und Standesamt'. */
  titel: z.string(),
  art: z.enum(['leitung', 'stab', 'fachbereich', 'sachgebiet']),
  detailURL: z.string(),
});

/** How to reach a unit (requirement W-4). */
const erreichbarkeitSchema = einheitKurzSchema.extend({
  anschriften: z.array(anschriftSchema),
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  oeffnungszeiten: z.object({
    /** Sanitised HTML, where a content system has no structured times. */
    text: z.string().nullish(),
    zeiten: z.array(oeffnungszeitSchema).default([]),
  }),
  textbloecke: z.array(z.object({ typ: z.string(), text: z.string() })),
  /** Folder of the contact-person page: followed by a slug of the name, `-id_` and the id. */
  taggingpfad: z.string(),
  leitung: personSchema.nullish(),
});
export type Erreichbarkeit = z.infer<typeof erreichbarkeitSchema>;

/** A unit with all units below it. */
const einheitSchema = erreichbarkeitSchema.extend({
  get untergeordneteOEs() {
    return z.array(einheitSchema);
  },
});
export type Einheit = z.infer<typeof einheitSchema>;
// What holds itself has a name in the description of the api: there it can only be referred to.
z.globalRegistry.add(einheitSchema, { id: 'Einheit' });

/** Reply of `GET /api/cms/organisationseinheit/{id}`. */
export const einheitSeiteSchema = erreichbarkeitSchema.extend({
  untergeordneteOEs: z.array(einheitSchema),
  leistungen: z.array(leistungKurzSchema),
  seo: seoSchema.nullish(),
});
export type EinheitSeite = z.infer<typeof einheitSeiteSchema>;

/** Reply of `GET /api/cms/ansprechpartner/{id}`: who works in a unit, its head first. */
export const ansprechpartnerSchema = z.object({
  einheit: erreichbarkeitSchema,
  data: z.array(personSchema),
  seo: seoSchema.nullish(),
});
export type Ansprechpartner = z.infer<typeof ansprechpartnerSchema>;

/** A unit of the organisation chart with those below it. */
const knotenSchema = einheitKurzSchema.extend({
  leitung: personSchema.nullish(),
  get untergeordneteOEs() {
    return z.array(knotenSchema);
  },
});
export type Knoten = z.infer<typeof knotenSchema>;
z.globalRegistry.add(knotenSchema, { id: 'Knoten' });

/** Reply of `GET /api/cms/organigramm`: units that have none above. */
export const organigrammSchema = z.object({ data: z.array(knotenSchema) });

/** A service with everything its page shows: `GET /api/cms/leistungen/{slug}`. All texts are sanitised HTML. */
export const leistungSchema = leistungKurzSchema.extend({
  wer: z.string(),
  ablauf: z.string(),
  unterlagen: z.string().nullish(),
  kosten: z.string(),
  dauer: z.string(),
  recht: z.string().nullish(),
  online: verweisSchema.nullish(),
  formular: verweisSchema.nullish(),
  lebenslagen: z.array(z.object({ id: z.string(), titel: z.string() })),
  zustaendig: erreichbarkeitSchema,
  seo: seoSchema.nullish(),
});
export type Leistung = z.infer<typeof leistungSchema>;

/** Somebody's page: `GET /api/cms/mitarbeiter/{id}`. */
export const mitarbeiterSchema = personSchema.extend({
  aufgaben: z.array(z.string()),
  einheit: erreichbarkeitSchema,
  seo: seoSchema.nullish(),
});
export type Mitarbeiter = z.infer<typeof mitarbeiterSchema>;
