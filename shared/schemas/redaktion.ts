import { z } from 'zod';
import { BEITRAGSSCHRITTE, BEITRAGSSTATUS } from '../regeln/redaktion.ts';
import { bildSchema } from './bild.ts';
import { formfeldSchema, verweiseSchema } from './formfeld.ts';
import { listSchema } from './liste.ts';

/** What the list of entries is narrowed down to. */
export const REDAKTION_ANSICHTEN = ['alle', 'vorgelegt', ...BEITRAGSSTATUS] as const;

const eintragSchema = z.object({
  referenz: z.string(),
  /** Its kind, by the name the area gave it. */
  art: z.string(),
  bezeichnung: z.string(),
  titel: z.string(),
  status: z.enum(BEITRAGSSTATUS),
  /** When it was written last, in words, and by whom. */
  geaendert: z.string(),
  wer: z.string(),
  /** When it begins and ends to be public, in words. */
  ab: z.string().nullable(),
  bis: z.string().nullable(),
  /** There are changes that are not released. */
  ungeprueft: z.boolean(),
  /** Who has asked for its release, and when, in words; null: nobody. */
  vorgelegt: z.string().nullable().default(null),
  detailURL: z.string(),
  /** The newest there is; 0: not stored yet. */
  version: z.number().int().default(0),
});
export type Redaktionseintrag = z.output<typeof eintragSchema>;

/** `GET /api/intranet/redaktion`: one page of the entries, the one changed last first. */
export const redaktionSchema = listSchema(eintragSchema).extend({
  anzahl: z.number().int(),
  ansicht: z.enum(REDAKTION_ANSICHTEN),
  ansichten: z.record(z.enum(['alle', ...BEITRAGSSTATUS]), z.number().int()),
  /** How many wait for their release. */
  vorgelegte: z.number().int().default(0),
  /** How many entries of the content do not fit the templates that are running. */
  unpassende: z.number().int().default(0),
  /** `neu`: page of an empty one, where there is such a page. */
  arten: z.array(z.object({ art: z.string(), titel: z.string(), neu: z.string().nullable().default(null) })),
});

const verlaufSchema = z.object({
  fassung: z.number().int(),
  am: z.string(),
  wer: z.string(),
  was: z.string(),
  /** What was said with it. */
  hinweis: z.string().nullable().default(null),
  /** Page of this version, where there is something to restore. */
  href: z.string().nullable(),
});

/** `GET /api/intranet/redaktion/{referenz}` and `…/inhalte/{art}`: an entry to write on. */
export const beitragSchema = eintragSchema.extend({
  schritte: z.array(z.enum(BEITRAGSSCHRITTE)),
  /** Why somebody else has to release it; null where nobody else has to. */
  freigabe: z.string().nullable().default(null),
  /** What the controls hold. */
  werte: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** What its form is made of; null for a kind of an area that is switched off. */
  inhalt: z
    .object({
      art: z.string(),
      formular: formfeldSchema,
      verweise: verweiseSchema.default({}),
      /** There is Markdown below its data. */
      mitText: z.boolean(),
      /** The text has to say something before it is published. */
      textPflicht: z.boolean().default(false),
      /** It is new, and its address can be chosen: what that begins with. */
      adresse: z.string().nullable(),
      /** Of a page that can move: where it stands. */
      umzug: z.string().nullable().default(null),
      /** A preview can show it. */
      hatVorschau: z.boolean().default(false),
      /** What the times mean from and until which it is to be public, where that is not plain. */
      zeitraum: z.string().nullable().default(null),
      /** It has a public page of its own. */
      hatAdresse: z.boolean().default(false),
      /** What leads to its page, or shows it. */
      hierher: z.array(z.object({ titel: z.string(), art: z.string(), href: z.string() })).default([]),
      /** Of a photo: the picture itself. */
      bild: bildSchema.nullable().default(null),
      /** Of a page: what barriers in its preview do. */
      barrieren: z.enum(['sperrt', 'warnt', 'aus']).default('aus'),
      /** List of its kind. */
      liste: z.object({ titel: z.string(), href: z.string() }),
      /** Of a new one: forms that begin with something. */
      muster: z.array(z.object({ titel: z.string(), href: z.string() })).default([]),
      /** Form of a new one that begins as this one. */
      kopie: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Its public page. */
  oeffentlich: z.string().nullable(),
  /** The newest first. */
  verlauf: z.array(verlaufSchema),
});
export type Beitrag = z.output<typeof beitragSchema>;

/** `GET /api/intranet/redaktion/{referenz}/fassung/{nummer}`: an earlier version. */
export const fassungSchema = eintragSchema.pick({ referenz: true, titel: true, detailURL: true }).extend({
  /** The newest version there is. */
  version: z.number().int(),
  fassung: z.number().int(),
  am: z.string(),
  wer: z.string(),
  angaben: z.array(z.object({ titel: z.string(), wert: z.string() })),
});

/** `GET /api/intranet/suche`: what holds all words, by where it belongs; `alle` is the whole list. */
export const arbeitssucheSchema = z.object({
  gruppen: z.array(
    z.object({
      titel: z.string(),
      anzahl: z.number().int(),
      /** There are more than have been counted. */
      istMehr: z.boolean().default(false),
      alle: z.string(),
      data: z.array(z.object({ titel: z.string(), hinweis: z.string(), detailURL: z.string() })),
    }),
  ),
});
export type Arbeitssuche = z.output<typeof arbeitssucheSchema>;

/** `GET /api/intranet/redaktion/ziele`: pages that a link can lead to. */
export const zieleSchema = z.object({
  data: z.array(z.object({ titel: z.string(), pfad: z.string(), art: z.string() })),
});
export type Ziel = z.output<typeof zieleSchema>['data'][number];

/** `GET /api/intranet/redaktion/links`: one page of the links to elsewhere that lead nowhere, or have moved. */
export const linksSchema = listSchema(
  z.object({
    url: z.string(),
    /** Why visitors find nothing there; null: it answers, from another address. */
    fehler: z.string().nullable(),
    seit: z.string().nullable(),
    umgezogenNach: z.string().nullable(),
    /** Where it stands, and in how many entries beside these. */
    orte: z.array(z.object({ titel: z.string(), art: z.string(), href: z.string() })),
    weitere: z.number().int().default(0),
  }),
).extend({
  /** They are looked at at all. */
  isAn: z.boolean(),
  /** How many there are, and how many of them have been asked so far. */
  alle: z.number().int(),
  gepruefte: z.number().int(),
  zuletzt: z.string().nullable(),
  /** How many are in the list, and of each kind, whatever was asked for. */
  anzahl: z.number().int(),
  kaputte: z.number().int(),
  umgezogene: z.number().int(),
});
export type Links = z.output<typeof linksSchema>;

const mediumSchema = z.object({
  /** By which entries name it. */
  datei: z.string(),
  bild: bildSchema,
  bildcopyright: z.string(),
  /** Its description and its credit are there: it may be used. */
  istFertig: z.boolean(),
  /** Page of its form. */
  href: z.string(),
});
export type Medium = z.output<typeof mediumSchema>;

/** `GET /api/intranet/redaktion/medien`: pictures of the library, the newest first. */
export const medienSchema = listSchema(mediumSchema).extend({
  /** Of those that have some words so many at most; `istMehr`: there are more. */
  anzahl: z.number().int(),
  istMehr: z.boolean().default(false),
  /** How many there are that lack a description or a credit, whatever was asked for. */
  unfertige: z.number().int(),
});
export type Medien = z.output<typeof medienSchema>;

/** `POST /api/intranet/redaktion/medien`: what was sent is in the library. */
export const mediumEingangSchema = z.object({ medium: mediumSchema });

/** `POST /api/intranet/redaktion/dokumente`: what was sent can be mentioned by `datei`. */
export const dokumentEingangSchema = z.object({
  datei: z.string(),
  seiten: z.number().int(),
  /** What is to be said about it, though it is taken. */
  hinweis: z.string().nullable(),
});
export type DokumentEingang = z.output<typeof dokumentEingangSchema>;

/** `POST /api/intranet/redaktion/pruefung`: what is to be said about what the form holds, before it is published. */
export const pruefungSchema = z.object({
  befunde: z.array(
    z.object({
      regel: z.string(),
      /** It is in the way of publishing, or is told. */
      stufe: z.enum(['sperrt', 'warnt']),
      /** Control it is about. */
      feld: z.string(),
      meldung: z.string(),
    }),
  ),
  /** From 0 to 100, of all texts together; null where they say too little. */
  lesbarkeit: z.number().int().nullable(),
});
export type Pruefung = z.output<typeof pruefungSchema>;

const inhaltsartSchema = z.object({
  art: z.string(),
  titel: z.string(),
  /** Page of the form for a new one; null where there is one alone. */
  neu: z.string().nullable(),
});

/** `GET /api/intranet/redaktion/inhalte`: all kinds of content, and the entries of one of them. */
export const inhalteSchema = listSchema(
  z.object({
    titel: z.string(),
    /** What its kind is called. */
    art: z.string(),
    /** What stands in each of `spalten`. */
    angaben: z.array(z.string()).default([]),
    /** When it was changed last, in words. */
    geaendert: z.string(),
    detailURL: z.string(),
    /** By which it is chosen among others (`mehrereSchema`). */
    wahl: z.string().default(''),
    /** There are changes that are not released. */
    ungeprueft: z.boolean().default(false),
  }),
).extend({
  arten: z.array(inhaltsartSchema.extend({ anzahl: z.number().int() })),
  /** The chosen kind. */
  art: inhaltsartSchema.nullable(),
  /** Columns of its list between title and change; `ordnung`: what the list can be sorted by there. */
  spalten: z.array(z.object({ titel: z.string(), ordnung: z.string() })).default([]),
  /** Of those that have some words so many at most; `istMehr`: there are more. */
  anzahl: z.number().int(),
  istMehr: z.boolean().default(false),
  /** How many entries do not fit the templates that are running, whatever was asked for. */
  unpassende: z.number().int().default(0),
});
export type Inhalte = z.output<typeof inhalteSchema>;

/** What barriers in the preview of a page do: they are in the way, are told, or nobody looks for them. */
export type Barrierenstufe = NonNullable<Beitrag['inhalt']>['barrieren'];
