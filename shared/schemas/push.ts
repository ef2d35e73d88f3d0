import { z } from 'zod';

/** Topics of push notifications (requirement A-5). */
export const PUSH_TAGS = ['Aktuelles', 'Veranstaltungen', 'Eilmeldungen'] as const;
export type PushTag = (typeof PUSH_TAGS)[number];

export const pushTagSchema = z.enum(PUSH_TAGS);

/** A key of so many bytes in base64url; browsers send it without padding. */
const key = (bytes: number, message: string) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), message);

/** JSON form of a browser's `PushSubscription` (Push API, section 8). */
const pushSubscriptionSchema = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    /** Public key of the browser: 65 bytes. */
    p256dh: key(65, 'Das ist kein Schlüssel eines Browsers.'),
    /** 16 bytes. */
    auth: key(16, 'Das ist kein Schlüssel eines Browsers.'),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

const tags = z
  .array(pushTagSchema)
  .min(1, 'Bitte wählen Sie mindestens ein Thema aus.')
  .transform((list) => [...new Set(list)]);

/** Body of `POST /api/push/abo`. */
export const pushSubscriptionFormSchema = z.object({ subscription: pushSubscriptionSchema, tags });

/** Body of `PUT /api/push/abo`. */
export const pushTagsSchema = z.object({ endpoint: z.string().max(1000), tags });

/** Body of `DELETE /api/push/abo`. */
export const pushEndSchema = z.object({ endpoint: z.string().max(1000) });

/** Payload received by the service worker, decrypted by the browser. */
export interface PushData {
  titel: string;
  text: string;
  /** Local path or `https:` URL. */
  link: string;
  tag: PushTag;
  /** A repeated delivery replaces the earlier notification. */
  kennung: string;
  /** Path of a picture on this site. */
  bild?: string;
}
