import { z } from 'zod';
import { CONTRIBUTION_STATUS, CONTRIBUTION_STEPS } from '../../rules/editorial.ts';
import { crossReferencesSchema, formFieldSchema } from '../form-field.ts';
import { imageSchema } from '../image.ts';
import { listSchema } from '../list.ts';
import { contentKindSchema, countedKindSchema, editorialEntrySchema } from './editorial-entry.ts';
import { overviewSchema } from './overview.ts';

/** Filters of the list of entries. */
export const EDITORIAL_VIEWS = ['alle', 'vorgelegt', ...CONTRIBUTION_STATUS] as const;

/** `GET /api/intranet/redaktion`: one page of the entries, last changed first. */
export const editorialSchema = listSchema(editorialEntrySchema).extend({
  anzahl: z.number().int(),
  ansicht: z.enum(EDITORIAL_VIEWS),
  ansichten: z.record(z.enum(['alle', ...CONTRIBUTION_STATUS]), z.number().int()),
  /** Number of entries waiting for release. */
  vorgelegte: z.number().int().default(0),
  /** Number of content entries that do not match the running templates. */
  unpassende: z.number().int().default(0),
  /** `neu`: page of a new entry, if the kind has one. */
  arten: z.array(z.object({ art: z.string(), titel: z.string(), neu: z.string().nullable().default(null) })),
  /** What the page shows instead of the list if no filter is set. */
  start: overviewSchema.nullable().default(null),
});

const historySchema = z.object({
  fassung: z.number().int(),
  am: z.string(),
  wer: z.string(),
  was: z.string(),
  /** Message of this step. */
  hinweis: z.string().nullable().default(null),
  /** Page of this version, if it can be restored. */
  href: z.string().nullable(),
});

/** A detail of which two versions say something else, as parts of both. */
const differenceSchema = z.object({
  titel: z.string(),
  teile: z.array(z.object({ art: z.enum(['gleich', 'weg', 'neu']), text: z.string() })),
});
export type Difference = z.output<typeof differenceSchema>;

/** `GET /api/intranet/redaktion/{referenz}` and `…/inhalte/{art}`: an entry for editing. */
export const contributionSchema = editorialEntrySchema.extend({
  schritte: z.array(z.enum(CONTRIBUTION_STEPS)),
  /** What to know before its release: why another person does it, where the menu gets the page. */
  freigabe: z.string().nullable().default(null),
  /** Values of the controls. */
  werte: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Definition of its form; null for a kind of a disabled area. */
  inhalt: z
    .object({
      art: z.string(),
      formular: formFieldSchema,
      verweise: crossReferencesSchema.default({}),
      /** Has Markdown below its data. */
      mitText: z.boolean(),
      /** The text is required for publication. */
      textPflicht: z.boolean().default(false),
      /** The end of publication is required. */
      endePflicht: z.boolean().default(false),
      /** URL prefix of a new entry whose URL can be chosen. */
      adresse: z.string().nullable(),
      /** Current path of a page that can be moved. */
      umzug: z.string().nullable().default(null),
      /** Has a preview. */
      hatVorschau: z.boolean().default(false),
      /** Explanation of the publication period, if needed. */
      zeitraum: z.string().nullable().default(null),
      /** Has a public page of its own. */
      hatAdresse: z.boolean().default(false),
      /** Entries that link to its page or embed it. */
      hierher: z.array(z.object({ titel: z.string(), art: z.string(), href: z.string() })).default([]),
      /** The picture itself, for a photo. */
      bild: imageSchema.nullable().default(null),
      /** Effect of accessibility findings in the preview, for a page. */
      barrieren: z.enum(['sperrt', 'warnt', 'aus']).default('aus'),
      /** List of its kind. */
      liste: z.object({ titel: z.string(), href: z.string() }),
      /** Templates for a new entry. */
      muster: z.array(z.object({ titel: z.string(), href: z.string() })).default([]),
      /** Form for a copy of this entry. */
      kopie: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Its public page. */
  oeffentlich: z.string().nullable(),
  /** How the newest version differs from the public one; empty if it is the public one or there is none. */
  unterschiede: z.array(differenceSchema).default([]),
  /** Newest first. */
  verlauf: z.array(historySchema),
});
export type Contribution = z.output<typeof contributionSchema>;

/** `GET /api/intranet/redaktion/{referenz}/fassung/{nummer}`: an earlier version. */
export const versionSchema = editorialEntrySchema.pick({ referenz: true, titel: true, detailURL: true }).extend({
  /** The newest version. */
  version: z.number().int(),
  fassung: z.number().int(),
  am: z.string(),
  wer: z.string(),
  angaben: z.array(z.object({ titel: z.string(), wert: z.string() })),
  /** The version it is compared with, by default the newest. */
  gegen: z.number().int().default(0),
  /** From the earlier to the later of the two. */
  unterschiede: z.array(differenceSchema).default([]),
  /** The comparisons with all other versions, newest first. */
  vergleiche: z
    .array(z.object({ fassung: z.number().int(), wer: z.string(), am: z.string(), href: z.string() }))
    .default([]),
});

/** `GET /api/intranet/suche`: hits with all words, by area; `alle` links to the complete list. */
export const workSearchSchema = z.object({
  gruppen: z.array(
    z.object({
      titel: z.string(),
      anzahl: z.number().int(),
      /** There are more hits than counted. */
      istMehr: z.boolean().default(false),
      alle: z.string(),
      data: z.array(z.object({ titel: z.string(), hinweis: z.string(), detailURL: z.string() })),
    }),
  ),
});
export type WorkSearch = z.output<typeof workSearchSchema>;

/** `GET /api/intranet/redaktion/ziele`: pages that can be linked. */
export const targetsSchema = z.object({
  data: z.array(z.object({ titel: z.string(), pfad: z.string(), art: z.string() })),
});
export type Target = z.output<typeof targetsSchema>['data'][number];

/** `GET /api/intranet/redaktion/links`: one page of the broken or redirected links. */
export const linksSchema = listSchema(
  z.object({
    url: z.string(),
    /** Why visitors get no page; null: it is redirected. */
    fehler: z.string().nullable(),
    seit: z.string().nullable(),
    umgezogenNach: z.string().nullable(),
    /** Entries that contain it, and the number of further ones. */
    orte: z.array(z.object({ titel: z.string(), art: z.string(), href: z.string() })),
    weitere: z.number().int().default(0),
  }),
).extend({
  /** Links to other websites are checked as well. */
  isAn: z.boolean(),
  /** Total number of links, and how many have been checked so far. */
  alle: z.number().int(),
  gepruefte: z.number().int(),
  zuletzt: z.string().nullable(),
  /** Number of links in the list, and by kind, regardless of filters. */
  anzahl: z.number().int(),
  kaputte: z.number().int(),
  umgezogene: z.number().int(),
});
export type Links = z.output<typeof linksSchema>;

const mediumSchema = z.object({
  /** Name by which entries refer to it. */
  datei: z.string(),
  bild: imageSchema,
  bildcopyright: z.string(),
  /** Description and credit are present, so it may be used. */
  istFertig: z.boolean(),
  /** Page of its form. */
  href: z.string(),
});
export type Medium = z.output<typeof mediumSchema>;

/** `GET /api/intranet/redaktion/medien`: pictures of the library, newest first. */
export const mediaSchema = listSchema(mediumSchema).extend({
  /** With a search, limited; `istMehr`: there are more. */
  anzahl: z.number().int(),
  istMehr: z.boolean().default(false),
  /** Number of pictures without description or credit, regardless of filters. */
  unfertige: z.number().int(),
});
export type Media = z.output<typeof mediaSchema>;

/** `POST /api/intranet/redaktion/medien`: the stored picture. */
export const mediumReceiptSchema = z.object({ medium: mediumSchema });

/** `POST /api/intranet/redaktion/dokumente`: the stored document, which can be referenced by `datei`. */
export const documentReceiptSchema = z.object({
  datei: z.string(),
  seiten: z.number().int(),
  /** A warning although it was accepted. */
  hinweis: z.string().nullable(),
});
export type DocumentReceipt = z.output<typeof documentReceiptSchema>;

/** `POST /api/intranet/redaktion/pruefung`: findings on the form's values before publication. */
export const checkSchema = z.object({
  befunde: z.array(
    z.object({
      regel: z.string(),
      /** Blocks publication, or only warns. */
      stufe: z.enum(['sperrt', 'warnt']),
      /** The control concerned. */
      feld: z.string(),
      meldung: z.string(),
    }),
  ),
  /** 0 to 100 for all texts together; null if they are too short. */
  lesbarkeit: z.number().int().nullable(),
});
export type Check = z.output<typeof checkSchema>;

/** `GET /api/intranet/redaktion/zur-seite`: the entry behind a public page; null if the account may not edit it. */
export const pageEntrySchema = z.object({
  eintrag: z
    .object({
      /** Its form. */
      href: z.string(),
      /** State with its times in words. */
      stand: z.string(),
    })
    .nullable(),
});
export type PageEntry = z.output<typeof pageEntrySchema>;

/** `GET /api/intranet/redaktion/inhalte`: all kinds of content, and the entries of one kind. */
export const contentSchema = listSchema(
  z.object({
    titel: z.string(),
    /** Label of its kind. */
    art: z.string(),
    /** Values of the columns `spalten`. */
    angaben: z.array(z.string()).default([]),
    /** Last change, in words. */
    geaendert: z.string(),
    /** Author of the last change; empty if nobody has changed it since the import. */
    wer: z.string().default(''),
    detailURL: z.string(),
    /** Identifies it for bulk actions (`severalSchema`). */
    wahl: z.string().default(''),
    /** Has unreleased changes. */
    ungeprueft: z.boolean().default(false),
  }),
).extend({
  /** In the order of their headings. */
  arten: z.array(countedKindSchema),
  /** The selected kind. */
  art: contentKindSchema.nullable(),
  /** Columns between title and last change; `ordnung`: sort key. */
  spalten: z.array(z.object({ titel: z.string(), ordnung: z.string() })).default([]),
  /** With a search, limited; `istMehr`: there are more. */
  anzahl: z.number().int(),
  istMehr: z.boolean().default(false),
  /** Number of entries that do not match the running templates, regardless of filters. */
  unpassende: z.number().int().default(0),
});
export type Contents = z.output<typeof contentSchema>;

/** Effect of accessibility findings in a page's preview: block, warn, or off. */
export type BarrierLevel = NonNullable<Contribution['inhalt']>['barrieren'];
