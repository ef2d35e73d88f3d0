import { z } from 'zod';
import { bildSchema, bilduploadSchema } from './bild.ts';
import { seoSchema } from './seo.ts';
import { lokalesZielSchema, zielSchema } from './ziel.ts';

/** `arbeit` is the work area of the staff: navigation at the side, no landscape. */
export const LAYOUTS = ['default', 'wide', 'portal', 'blank', 'arbeit'] as const;
export const THEMES = ['default', 'schule', 'feuerwehr', 'barfusspark', 'natur'] as const;

/** A call the shell makes for the page. Its reply lands in the context of the blocks that name it in `options.apiCalls`. */
export const apiCallSchema = z.object({
  name: z.string().regex(/^[\w-]+$/),
  options: z.object({
    /** Path on the api, e.g. `/api/cms/aktuelles`; `{id}` in it stands for the page's query parameter `id`. */
    endpoint: z.string().startsWith('/api/'),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    /**
     * Query parameters of the page handed through; `seite` stays `seite`, `rubrik_id` becomes `rubriken`. `token` is the
     * secret of a private page.
     */
    passThrough: z
      .array(
        z.enum([
          'seite',
          'sort',
          'id',
          'rubrik_id',
          'q',
          'typ',
          'token',
          'monat',
          'tag',
          'ortsteil',
          'ort',
          'ansicht',
          'buchstabe',
          'lebenslage',
          'jahr',
          'strasse',
          'gremium',
          'vorlage',
          'wie',
          'themen_id',
          'gueltig_von',
          'gueltig_bis',
        ]),
      )
      .default([]),
    /** One entry in the reply leads straight to its `detailURL`. */
    redirectOnSingleEntry: z.boolean().default(false),
    /** The page is about this entry: without it the page is a 404, and its `seo` and `titel` name the page. */
    required: z.boolean().default(false),
  }),
});
export type ApiCall = z.infer<typeof apiCallSchema>;

export const blockSchema = z.object({
  template: z.string(),
  slotName: z.enum(['content', 'sidebar']).catch('content'),
  context: z.unknown().default({}),
  /** `null`, and the empty list some systems send for "nothing", count as no options. */
  options: z.record(z.string(), z.unknown()).catch({}),
});

const heroText = z.string().nullish().catch(null);

/** A faulty value is left out: it must not cost the visitor the page. */
export const heroImageSchema = bilduploadSchema.extend({
  bild: bildSchema.nullish().catch(null),
  bildtext: heroText,
  bildcopyright: heroText,
  /** The picture and its texts, where they do not come beside the others. */
  bildupload: bilduploadSchema.nullish().catch(null),
  title: heroText,
  subtitle: heroText,
  link: zielSchema.nullish().catch(null),
  linktext: heroText,
});
export type HeroImage = z.infer<typeof heroImageSchema>;

export const breadcrumbSchema = z.object({ title: z.string(), href: z.string() });

/** Reply of `GET /api/cms/route?url=`: what stands on a page. */
export const routeSchema = z.object({
  /** Page id of the content system. */
  id: z.number().int().nullish(),
  pageLayout: z.enum(LAYOUTS).catch('default'),
  pageTheme: z.string().default('default'),
  title: z.string(),
  description: z.string().nullish(),
  canonical: z.string().nullish(),
  breadcrumbs: z.array(breadcrumbSchema).default([]),
  heroImages: z.array(heroImageSchema.catch({})).default([]).catch([]),
  /** The pictures of a portal's hero stay behind a little while one scrolls. */
  heroParallax: z.boolean().nullish().catch(null),
  blocks: z.array(blockSchema).default([]),
  apiCalls: z.array(apiCallSchema).default([]),
  /** The page moved: answered by a real redirect. */
  redirect: z.object({ href: z.string(), status: z.union([z.literal(301), z.literal(302)]).default(301) }).nullish(),
  /** Where to log in. Who lacks the log-in that a call of the page asks for is sent there, and comes back. */
  anmeldung: lokalesZielSchema.nullish(),
  /** Atom feed of what the page lists, or of the list it belongs to. */
  feed: z.object({ title: z.string(), href: lokalesZielSchema }).nullish(),
  /** What the page says of itself where no entry of a call does. */
  seo: seoSchema.nullish().catch(null),
  /** A pure form page etc. keep search engines away with `noindex`. */
  robots: z.string().nullish(),
});
export type Route = z.infer<typeof routeSchema>;
