import { z } from 'zod';
import { bildSchema } from './bild.ts';
import { oeffnungszeitSchema } from './oeffnungszeiten.ts';

const anschriftSchema = z.object({ strasse: z.string(), plz: z.string(), ort: z.string() });

const zeiten = z.array(oeffnungszeitSchema).optional();

const ereignisSchema = z.object({
  /** `YYYY-MM-DDTHH:mm` in Europe/Berlin, or a day alone. */
  von: z.string(),
  bis: z.string(),
  ort: z.string().nullish(),
  adresse: anschriftSchema.nullish(),
  veranstalter: z.string().nullish(),
  /** Euros of taking part, and the days on which one can register. */
  angebot: z.object({ preis: z.number(), von: z.string(), bis: z.string() }).nullish(),
  abgesagt: z.boolean().optional(),
});

const organisationSchema = z.object({
  /** A business, not a club or an institution. */
  istFirma: z.boolean(),
  adresse: anschriftSchema,
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  /** Its own site. */
  link: z.string().nullish(),
  oeffnungszeiten: zeiten,
});

const amtSchema = z.object({
  name: z.string(),
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  adresse: anschriftSchema.nullish(),
  oeffnungszeiten: zeiten,
});

/**
 * What a content entry says about the page that shows it, for search engines and previews. The shell builds its
 * machine-readable facts on these alone: it knows no kind of entry.
 */
export const seoSchema = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  /**
   * `article` is a text with a date and a publisher (Open Graph `article`, schema.org `NewsArticle`), `event` something one
   * can go to, `organization` somebody one can turn to, `office` a part of the administration, `service` what it does for people.
   */
  type: z.enum(['website', 'article', 'event', 'organization', 'office', 'service']).nullish().catch(null),
  /** Calendar day `YYYY-MM-DD` of publication. */
  published: z.iso.date().nullish().catch(null),
  /** Name of the section the entry belongs to. */
  section: z.string().nullish(),
  image: bildSchema.nullish().catch(null),
  /** When and where, of an `event`. */
  event: ereignisSchema.nullish().catch(null),
  /** Of an `organization`. */
  organization: organisationSchema.nullish().catch(null),
  /** How to reach an `office`, or the one that is responsible for a `service`. */
  office: amtSchema.nullish().catch(null),
});
export type Seo = z.infer<typeof seoSchema>;
