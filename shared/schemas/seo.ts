import { z } from 'zod';
import { imageSchema } from './image.ts';
import { openingTimeSchema } from './opening-hours.ts';

const postalAddressSchema = z.object({ strasse: z.string(), plz: z.string(), ort: z.string() });

const times = z.array(openingTimeSchema).optional();

const eventSchema = z.object({
  /** `YYYY-MM-DDTHH:mm` in Europe/Berlin, or a day without time. */
  von: z.string(),
  bis: z.string(),
  ort: z.string().nullish(),
  adresse: postalAddressSchema.nullish(),
  veranstalter: z.string().nullish(),
  /** Price in euros, and the registration period. */
  angebot: z.object({ preis: z.number(), von: z.string(), bis: z.string() }).nullish(),
  abgesagt: z.boolean().optional(),
});

const organisationSchema = z.object({
  /** A business, as opposed to a club or an institution. */
  istFirma: z.boolean(),
  adresse: postalAddressSchema,
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  /** Its website. */
  link: z.string().nullish(),
  oeffnungszeiten: times,
});

const amtSchema = z.object({
  name: z.string(),
  telefon: z.string().nullish(),
  email: z.string().nullish(),
  adresse: postalAddressSchema.nullish(),
  oeffnungszeiten: times,
});

/**
 * SEO data of a content entry for search engines and link previews. The shell generates structured data from these
 * alone and knows no kinds of content.
 */
export const seoSchema = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  /**
   * `article` is a dated text with a publisher (Open Graph `article`, schema.org `NewsArticle`), `event` an event to
   * attend, `organization` a club, business or institution, `office` a unit of the administration, `service` an
   * administrative service.
   */
  type: z.enum(['website', 'article', 'event', 'organization', 'office', 'service']).nullish().catch(null),
  /** Calendar day `YYYY-MM-DD` of publication. */
  published: z.iso.date().nullish().catch(null),
  /** Name of the section the entry belongs to. */
  section: z.string().nullish(),
  image: imageSchema.nullish().catch(null),
  /** Time and place of an `event`. */
  event: eventSchema.nullish().catch(null),
  /** For an `organization`. */
  organization: organisationSchema.nullish().catch(null),
  /** Contact details of an `office`, or of the one responsible for a `service`. */
  office: amtSchema.nullish().catch(null),
});
export type Seo = z.infer<typeof seoSchema>;
