import { z } from 'zod';
import { imageSchema, imageUploadSchema } from './image.ts';
import { seoSchema } from './seo.ts';
import { localTargetSchema, targetSchema } from './target.ts';

/** `arbeit` is the staff area: navigation at the side, without the landscape. */
export const LAYOUTS = ['default', 'wide', 'portal', 'blank', 'arbeit'] as const;
export const THEMES = ['default', 'schule', 'feuerwehr', 'barfusspark', 'natur'] as const;

/**
 * A call the shell makes for the page. Its reply is added to the context of blocks that list it in `options.apiCalls`.
 */
export const apiCallSchema = z.object({
  name: z.string().regex(/^[\w-]+$/),
  options: z.object({
    /** Path on the api, e.g. `/api/cms/aktuelles`; `{id}` is replaced by the page's query parameter `id`. */
    endpoint: z.string().startsWith('/api/'),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    /**
     * Query parameters of the page passed to the call; `seite` stays `seite`, `rubrik_id` becomes `rubriken`. `token`
     * is the secret of a private page.
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
    /** A single entry in the reply redirects to its `detailURL`. */
    redirectOnSingleEntry: z.boolean().default(false),
    /** The page is about this entry: without it the page is a 404, and its `seo` and `titel` are those of the page. */
    required: z.boolean().default(false),
  }),
});
export type ApiCall = z.infer<typeof apiCallSchema>;

export const blockSchema = z.object({
  template: z.string(),
  slotName: z.enum(['content', 'sidebar']).catch('content'),
  context: z.unknown().default({}),
  /** `null`, and the empty list that some systems send for "nothing", count as no options. */
  options: z.record(z.string(), z.unknown()).catch({}),
});

const heroText = z.string().nullish().catch(null);

/** An invalid value is omitted, so that it does not break the page. */
export const heroImageSchema = imageUploadSchema.extend({
  bild: imageSchema.nullish().catch(null),
  bildtext: heroText,
  bildcopyright: heroText,
  /** The picture and its texts, unless they are separate fields. */
  bildupload: imageUploadSchema.nullish().catch(null),
  title: heroText,
  subtitle: heroText,
  link: targetSchema.nullish().catch(null),
  linktext: heroText,
});
export type HeroImage = z.infer<typeof heroImageSchema>;

export const breadcrumbSchema = z.object({ title: z.string(), href: z.string() });

/** Reply of `GET /api/cms/route?url=`: the content of a page. */
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
  /** Parallax effect of the portal's hero pictures. */
  heroParallax: z.boolean().nullish().catch(null),
  blocks: z.array(blockSchema).default([]),
  apiCalls: z.array(apiCallSchema).default([]),
  /** The page has moved: answered with an HTTP redirect. */
  redirect: z.object({ href: z.string(), status: z.union([z.literal(301), z.literal(302)]).default(301) }).nullish(),
  /** Log-in page. Visitors without the log-in required by a call of the page are redirected there and back. */
  anmeldung: localTargetSchema.nullish(),
  /** Atom feed of the page's list, or of the list it belongs to. */
  feed: z.object({ title: z.string(), href: localTargetSchema }).nullish(),
  /** SEO data of the page, unless an entry of a call provides it. */
  seo: seoSchema.nullish().catch(null),
  /**
   * Open slot of the page: the cards of all remotes that fill it follow the blocks, once the address has a value for the
   * query parameter of this name.
   */
  openSlot: z
    .string()
    .regex(/^[a-z]{1,40}$/)
    .nullish()
    .catch(null),
  /** `noindex` excludes the page from search engines. */
  robots: z.string().nullish(),
});
export type Route = z.infer<typeof routeSchema>;
