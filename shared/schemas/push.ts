import { z } from 'zod';

/** What one can be notified of (requirement A-5). */
export const PUSH_TAGS = ['Aktuelles', 'Veranstaltungen', 'Eilmeldungen'] as const;
export type PushTag = (typeof PUSH_TAGS)[number];

export const pushTagSchema = z.enum(PUSH_TAGS);

/** Bytes of a key in base64url; browsers send it without padding. */
const schluessel = (bytes: number, meldung: string) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), meldung);

/** What a browser's `PushSubscription` becomes as JSON (Push API, section 8). */
const pushSubscriptionSchema = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    /** Public key of the browser: 65 bytes. */
    p256dh: schluessel(65, 'Das ist kein Schlüssel eines Browsers.'),
    /** 16 bytes. */
    auth: schluessel(16, 'Das ist kein Schlüssel eines Browsers.'),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

const tags = z
  .array(pushTagSchema)
  .min(1, 'Bitte wählen Sie mindestens ein Thema aus.')
  .transform((liste) => [...new Set(liste)]);

/** Body of `POST /api/push/abo`. */
export const pushAboSchema = z.object({ subscription: pushSubscriptionSchema, tags });

/** Body of `PUT /api/push/abo`. */
export const pushTagsSchema = z.object({ endpoint: z.string().max(1000), tags });

/** Body of `DELETE /api/push/abo`. */
export const pushEndeSchema = z.object({ endpoint: z.string().max(1000) });

/** What the service worker gets, decrypted by the browser. */
export interface PushDaten {
  titel: string;
  text: string;
  /** Path on this site or an address with `https:`. */
  link: string;
  tag: PushTag;
  /** The same message delivered twice replaces itself. */
  kennung: string;
  /** Path of a picture on this site. */
  bild?: string;
}
