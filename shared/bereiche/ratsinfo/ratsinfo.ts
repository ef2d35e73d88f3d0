/** The council information system: what its pages show. Words are OParl's in German; moments are `YYYY-MM-DDTHH:mm` in Europe/Berlin. */
import { z } from 'zod';
import { listSchema } from '../../schemas/liste.ts';
import { seoSchema } from '../../schemas/seo.ts';
import { lokalesZielSchema } from '../../schemas/ziel.ts';

const nummer = z.number().int();
const text = z.string().nullable();
/** Address of a page or a file of this site. */
const adresse = lokalesZielSchema;

/** Something with a page of its own. */
const verweisSchema = z.object({ id: nummer, name: z.string(), detailURL: adresse });
export type Ratsverweis = z.infer<typeof verweisSchema>;

const dateiSchema = z.object({
  id: nummer,
  name: z.string(),
  /** What it is to its meeting, agenda item or paper, e.g. `Niederschrift`. */
  art: z.string(),
  /** Shows it; with `download=1` the browser keeps it. */
  url: adresse,
  istPdf: z.boolean(),
  /** It lies here, not in the system it was imported from, whose files no page may show inside of itself. */
  ansehbar: z.boolean(),
  oeffentlich: z.boolean(),
});
export type Ratsdatei = z.infer<typeof dateiSchema>;

const abstimmungSchema = z.object({ ja: nummer, nein: nummer, enthaltung: nummer });
export type Ratsabstimmung = z.infer<typeof abstimmungSchema>;

/** What became of an agenda item. */
const ausgangFelder = { ergebnis: text, beschluss: text, abstimmung: abstimmungSchema.nullable() };

const sitzungKurzSchema = z.object({
  id: nummer,
  titel: z.string(),
  gremien: z.array(verweisSchema),
  datum_von: z.string(),
  datum_bis: z.string(),
  ort: text,
  abgesagt: z.boolean(),
  /** Agenda items the reader may see. */
  punkte: nummer,
  detailURL: adresse,
});
export type RatssitzungKurz = z.infer<typeof sitzungKurzSchema>;

const auswahlSchema = z.object({ jahre: z.array(z.string()), gremien: z.array(verweisSchema) });

/** Reply of `GET /api/cms/ratsinfo/sitzungen`. */
export const ratssitzungenSchema = listSchema(sitzungKurzSchema).extend({
  anzahl: nummer,
  heute: z.string(),
  /** The month shown as a whole, where it is one. */
  monat: text,
  auswahl: auswahlSchema.extend({ monate: z.array(z.string()) }),
});
export type Ratssitzungen = z.infer<typeof ratssitzungenSchema>;

const vorlageKurzSchema = z.object({
  id: nummer,
  titel: z.string(),
  aktenzeichen: text,
  art: text,
  datum: text,
  oeffentlich: z.boolean(),
  detailURL: adresse,
});
export type RatsvorlageKurz = z.infer<typeof vorlageKurzSchema>;

const notizSchema = z.object({ markiert: z.boolean(), notiz: z.string() });
export type Ratsnotiz = z.infer<typeof notizSchema>;

const punktSchema = z.object({
  id: nummer,
  nummer: text,
  titel: z.string(),
  oeffentlich: z.boolean(),
  vorlage: vorlageKurzSchema.nullable(),
  dateien: z.array(dateiSchema),
  /** The reader's own; null for visitors, who have none. */
  notiz: notizSchema.nullish(),
  ...ausgangFelder,
});
export type Ratspunkt = z.infer<typeof punktSchema>;

/** Reply of `GET /api/cms/ratsinfo/sitzungen/{id}`. */
export const ratssitzungSchema = sitzungKurzSchema.extend({
  anschrift: text,
  status: text,
  tagesordnung: z.array(punktSchema),
  dateien: z.array(dateiSchema),
  teilnehmer: z.array(verweisSchema),
  /** All its papers and files that the reader may see, in one file. */
  mappeURL: adresse,
  /** For members: seconds without a request until the log-in ends. */
  sekunden: nummer.nullish(),
  /** The meetings of the same body before and after it. */
  vorige: verweisSchema.nullable(),
  naechste: verweisSchema.nullable(),
  kalenderURL: adresse,
  seo: seoSchema.nullish(),
});
export type Ratssitzung = z.infer<typeof ratssitzungSchema>;

const auszugSchema = z.array(z.object({ text: z.string(), treffer: z.boolean() }));

/** Reply of `GET /api/cms/ratsinfo/vorlagen`: all papers, or those a search finds in titles and files. */
export const ratsvorlagenSchema = listSchema(vorlageKurzSchema.extend({ auszug: auszugSchema })).extend({
  anzahl: nummer,
  auswahl: auswahlSchema.extend({ arten: z.array(z.string()) }),
  /** Nothing was found for what was typed: the papers are those of this spelling. */
  meintenSie: z.string().nullish(),
});
export type Ratsvorlagen = z.infer<typeof ratsvorlagenSchema>;

const beratungSchema = z.object({
  id: nummer,
  gremien: z.array(verweisSchema),
  /** `Vorberatung`, `Entscheidung`, … */
  rolle: text,
  /** Null while no meeting is fixed. */
  sitzung: z
    .object({ detailURL: adresse, datum_von: z.string(), abgesagt: z.boolean(), vorbei: z.boolean() })
    .nullable(),
  punkt: text,
  ...ausgangFelder,
});
export type Ratsberatung = z.infer<typeof beratungSchema>;

/** Reply of `GET /api/cms/ratsinfo/vorlagen/{id}`. */
export const ratsvorlageSchema = vorlageKurzSchema.extend({
  /** Who wrote it: bodies, groups, persons. */
  urheber: z.array(verweisSchema),
  stichworte: z.array(z.string()),
  dateien: z.array(dateiSchema),
  /** In the order of their meetings. */
  beratungen: z.array(beratungSchema),
  verwandte: z.array(vorlageKurzSchema),
  seo: seoSchema.nullish(),
});
export type Ratsvorlage = z.infer<typeof ratsvorlageSchema>;

const gremiumKurzSchema = verweisSchema.extend({ kurzname: text, art: z.string(), mitglieder: nummer });
export type RatsgremiumKurz = z.infer<typeof gremiumKurzSchema>;

/** Reply of `GET /api/cms/ratsinfo/gremien`. */
export const ratsgremienSchema = z.object({
  data: z.array(gremiumKurzSchema.extend({ beschreibung: text, naechste: sitzungKurzSchema.nullable() })),
});
export type Ratsgremien = z.infer<typeof ratsgremienSchema>;

const mitgliedSchema = verweisSchema.extend({
  funktion: text,
  fraktion: text,
  stimmrecht: z.boolean(),
  ortsteil: text,
});
export type Ratsmitglied = z.infer<typeof mitgliedSchema>;

/** Reply of `GET /api/cms/ratsinfo/gremien/{id}`. */
export const ratsgremiumSchema = gremiumKurzSchema.omit({ mitglieder: true }).extend({
  beschreibung: text,
  /** Whoever is a member today. */
  mitglieder: z.array(mitgliedSchema),
  naechste: z.array(sitzungKurzSchema),
  letzte: z.array(sitzungKurzSchema),
  kalenderURL: adresse,
  feedURL: adresse,
  seo: seoSchema.nullish(),
});
export type Ratsgremium = z.infer<typeof ratsgremiumSchema>;

/** Reply of `GET /api/cms/ratsinfo/personen`. */
export const ratspersonenSchema = z.object({
  data: z.array(mitgliedSchema.omit({ funktion: true, stimmrecht: true }).extend({ status: z.array(z.string()) })),
  fraktionen: z.array(z.string()),
});
export type Ratspersonen = z.infer<typeof ratspersonenSchema>;

/** Reply of `GET /api/cms/ratsinfo/personen/{id}`. */
export const ratspersonSchema = verweisSchema.extend({
  fraktion: text,
  ortsteil: text,
  status: z.array(z.string()),
  taetigkeitsbereiche: z.array(z.string()),
  email: text,
  telefon: text,
  mitgliedschaften: z.array(
    z.object({
      gremium: verweisSchema,
      funktion: text,
      stimmrecht: z.boolean(),
      von: text,
      bis: text,
      /** Not over. */
      aktuell: z.boolean(),
    }),
  ),
  vorlagen: z.array(vorlageKurzSchema),
  seo: seoSchema.nullish(),
});
export type Ratsperson = z.infer<typeof ratspersonSchema>;

/** Reply of `GET /api/cms/ratsinfo/berichte`: meetings that took place, with what was decided there. */
export const ratsberichteSchema = listSchema(
  sitzungKurzSchema.extend({
    niederschrift: dateiSchema.nullable(),
    beschluesse: z.array(punktSchema.omit({ dateien: true, notiz: true })),
  }),
).extend({ anzahl: nummer, auswahl: auswahlSchema });
export type Ratsberichte = z.infer<typeof ratsberichteSchema>;

/** Reply of `GET /api/cms/ratsinfo/uebersicht`. */
export const ratsuebersichtSchema = z.object({
  naechste: z.array(sitzungKurzSchema),
  letzte: z.array(sitzungKurzSchema),
  vorlagen: z.array(vorlageKurzSchema),
});
export type Ratsuebersicht = z.infer<typeof ratsuebersichtSchema>;

/** Reply of `GET /api/cms/ratsinfo/mitglied`: who is logged in. */
export const ratsmitgliedSchema = z.object({
  vorname: z.string(),
  nachname: z.string(),
  /** Without an own password there is nothing more to see than for visitors. */
  pw_geaendert: z.boolean(),
  letzterBesuch: text,
  gremien: z.array(verweisSchema),
  /** Agenda items with an own mark or note, the latest meeting first. */
  notizen: z.array(
    notizSchema.extend({
      id: nummer,
      punkt: z.string(),
      sitzung: z.string(),
      datum_von: z.string(),
      vorbei: z.boolean(),
      detailURL: adresse,
    }),
  ),
  /** Seconds without a request until the log-in ends. */
  sekunden: nummer,
});
