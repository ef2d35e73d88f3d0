import { z } from 'zod';
import { listSchema } from '../../schemas/list.ts';
import { openingTimeSchema } from '../../schemas/opening-hours.ts';
import { seoSchema } from '../../schemas/seo.ts';
import { targetSchema } from '../../schemas/target.ts';

const crossReferenceSchema = z.object({ titel: z.string(), link: targetSchema });

const postalAddressSchema = z.object({
  strasse: z.string(),
  hausnummer: z.string(),
  postleitzahl: z.string(),
  ort: z.string(),
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;

/** An employee of the municipality, as shown in lists. */
const personSchema = z.object({
  id: z.number().int(),
  /** Doctorate and first name, then the surname. */
  name: z.string(),
  funktion: z.string(),
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  zimmer: z.string().nullish(),
  detailURL: z.string(),
});
export type Person = z.infer<typeof personSchema>;

/** A service as shown in lists. */
const leistungShortSchema = z.object({ titel: z.string(), einleitung: z.string(), detailURL: z.string() });
export type LeistungShort = z.infer<typeof leistungShortSchema>;

/** Reply of `GET /api/cms/leistungen`. */
export const leistungenSchema = listSchema(leistungShortSchema).extend({
  /** Total over all pages. */
  anzahl: z.number().int(),
  auswahl: z.object({
    /** First letters of all services, `A` to `Z`. */
    buchstaben: z.array(z.string()),
    /** Life situations, each with its number of services. */
    lebenslagen: z.array(z.object({ id: z.string(), titel: z.string(), text: z.string(), anzahl: z.number().int() })),
  }),
});
export type Leistungen = z.infer<typeof leistungenSchema>;

/** A unit as referenced by others. */
const unitShortSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** With its kind and code: 'Sachgebiet 12: Bürgerbüro und Standesamt'. */
  titel: z.string(),
  art: z.enum(['leitung', 'stab', 'fachbereich', 'sachgebiet']),
  detailURL: z.string(),
});

/** Contact details of a unit (requirement W-4). */
const reachabilitySchema = unitShortSchema.extend({
  anschriften: z.array(postalAddressSchema),
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  oeffnungszeiten: z.object({
    /** Sanitised HTML, for content systems without structured times. */
    text: z.string().nullish(),
    zeiten: z.array(openingTimeSchema).default([]),
  }),
  textbloecke: z.array(z.object({ typ: z.string(), text: z.string() })),
  /** Folder of the contact-person page: followed by a slug of the name, `-id_` and the id. */
  taggingpfad: z.string(),
  leitung: personSchema.nullish(),
});
export type Reachability = z.infer<typeof reachabilitySchema>;

/** A unit with all units below it. */
const unitSchema = reachabilitySchema.extend({
  get untergeordneteOEs() {
    return z.array(unitSchema);
  },
});
export type Unit = z.infer<typeof unitSchema>;
// A recursive schema needs a name to be referenced in the OpenAPI description.
z.globalRegistry.add(unitSchema, { id: 'Einheit' });

/** Reply of `GET /api/cms/organisationseinheit/{id}`. */
export const unitPageSchema = reachabilitySchema.extend({
  untergeordneteOEs: z.array(unitSchema),
  leistungen: z.array(leistungShortSchema),
  seo: seoSchema.nullish(),
});
export type UnitPage = z.infer<typeof unitPageSchema>;

/** Reply of `GET /api/cms/ansprechpartner/{id}`: employees of a unit, its head first. */
export const ansprechpartnerSchema = z.object({
  einheit: reachabilitySchema,
  data: z.array(personSchema),
  seo: seoSchema.nullish(),
});
export type Ansprechpartner = z.infer<typeof ansprechpartnerSchema>;

/** A unit of the organisation chart with its subordinate units. */
const nodeSchema = unitShortSchema.extend({
  leitung: personSchema.nullish(),
  get untergeordneteOEs() {
    return z.array(nodeSchema);
  },
});
export type TreeNode = z.infer<typeof nodeSchema>;
z.globalRegistry.add(nodeSchema, { id: 'Knoten' });

/** Reply of `GET /api/cms/organigramm`: the top-level units. */
export const organigrammSchema = z.object({ data: z.array(nodeSchema) });

/** A service with everything its page shows: `GET /api/cms/leistungen/{slug}`. All texts are sanitised HTML. */
export const leistungSchema = leistungShortSchema.extend({
  wer: z.string(),
  ablauf: z.string(),
  unterlagen: z.string().nullish(),
  kosten: z.string(),
  dauer: z.string(),
  recht: z.string().nullish(),
  online: crossReferenceSchema.nullish(),
  formular: crossReferenceSchema.nullish(),
  lebenslagen: z.array(z.object({ id: z.string(), titel: z.string() })),
  zustaendig: reachabilitySchema,
  seo: seoSchema.nullish(),
});
export type Leistung = z.infer<typeof leistungSchema>;

/** An employee's page: `GET /api/cms/mitarbeiter/{id}`. */
export const staffSchema = personSchema.extend({
  aufgaben: z.array(z.string()),
  einheit: reachabilitySchema,
  seo: seoSchema.nullish(),
});
export type Staff = z.infer<typeof staffSchema>;
