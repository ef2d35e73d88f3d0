import { z } from 'zod';
import { MAIL_ADDRESS } from '../rules/mail-address.ts';
import { openingTimeSchema } from './opening-hours.ts';

/**
 * The municipality is configuration, never code: one file of the content folder, returned by `GET /api/cms/gemeinde`.
 * It contains only data that every page may show.
 */
export const gemeindeSchema = z.object({
  name: z.string().min(1),
  zusatz: z.string().default(''),
  strasse: z.string(),
  plz: z.string(),
  ort: z.string(),
  telefon: z.string(),
  email: z.email({ pattern: MAIL_ADDRESS }),
  /** Mail address or page (`https:`) for security reports; default: `email`. */
  sicherheitskontakt: z.union([z.email({ pattern: MAIL_ADDRESS }), z.url({ protocol: /^https$/ })]).optional(),
  ortsteile: z.array(z.string()).default([]),
  buergerbuero: z.object({
    name: z.string(),
    pfad: z.string(),
    oeffnungszeiten: z.array(openingTimeSchema).default([]),
  }),
  /** Opening times of other offices, shown by pages, the guide to services and the directory by reference. */
  weitereOeffnungszeiten: z
    .array(z.object({ name: z.string().min(1), oeffnungszeiten: z.array(openingTimeSchema).min(1) }))
    .optional(),
  /** `variante`: on wide screens the main menu is a bar in the header instead of the button 'Menü'. */
  kopf: z.enum(['standard', 'variante']).default('standard'),
  sozialeNetze: z
    .array(
      z.object({
        name: z.string(),
        marke: z.enum(['facebook', 'instagram', 'youtube', 'mastodon', 'x', 'linkedin', 'whatsapp']),
        href: z.url(),
      }),
    )
    .default([]),
  eServices: z
    .array(z.object({ titel: z.string(), href: z.string(), symbol: z.string(), extern: z.boolean().default(false) }))
    .default([]),
  /** Ticket shop (pretix): its URL, its organiser, and the category by page id. */
  ticketshop: z
    .object({
      url: z.url({ protocol: /^https?$/ }),
      veranstalter: z.string(),
      kategorien: z.record(z.string(), z.string()),
    })
    .optional(),
  /** The state's portal, for services the municipality does not provide itself. */
  serviceportal: z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) }).optional(),
});
export type Gemeinde = z.infer<typeof gemeindeSchema>;

/** Facts about the municipality for blocks; sent with every page, so keep it small. */
export type GemeindeShort = Pick<Gemeinde, 'name' | 'strasse' | 'plz' | 'ort' | 'telefon' | 'email' | 'ortsteile'>;
