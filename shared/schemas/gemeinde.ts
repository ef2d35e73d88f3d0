import { z } from 'zod';
import { MAIL_ADDRESS } from '../regeln/mail-address.ts';
import { oeffnungszeitSchema } from './oeffnungszeiten.ts';

/**
 * The municipality is configuration, never code: one file of the content folder, answered by `GET /api/cms/gemeinde`.
 * Only what every page may show belongs here.
 */
export const gemeindeSchema = z.object({
  name: z.string().min(1),
  zusatz: z.string().default(''),
  strasse: z.string(),
  plz: z.string(),
  ort: z.string(),
  telefon: z.string(),
  email: z.email({ pattern: MAIL_ADDRESS }),
  /** Address or page (`https:`) for reports of security holes; without it `email`. */
  sicherheitskontakt: z.union([z.email({ pattern: MAIL_ADDRESS }), z.url({ protocol: /^https$/ })]).optional(),
  ortsteile: z.array(z.string()).default([]),
  buergerbuero: z.object({
    name: z.string(),
    pfad: z.string(),
    oeffnungszeiten: z.array(oeffnungszeitSchema).default([]),
  }),
  /** `variante`: wide screens have the main menu as a bar in the header instead of the button 'Menü'. */
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
  /** Ticket shop (pretix): its address, the organiser there, and the category of each page by the page's number. */
  ticketshop: z
    .object({
      url: z.url({ protocol: /^https?$/ }),
      veranstalter: z.string(),
      kategorien: z.record(z.string(), z.string()),
    })
    .optional(),
  /** The state's portal, for services that are not the municipality's own. */
  serviceportal: z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) }).optional(),
});
export type Gemeinde = z.infer<typeof gemeindeSchema>;

/** What the blocks of a page may know of the municipality; travels with every page, so it stays small. */
export type GemeindeKurz = Pick<Gemeinde, 'name' | 'strasse' | 'plz' | 'ort' | 'telefon' | 'email' | 'ortsteile'>;
