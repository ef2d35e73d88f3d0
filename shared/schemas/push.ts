import { z } from 'zod';

/** Topics of push notifications (requirement A-5). */
export const PUSH_TAGS = ['Aktuelles', 'Veranstaltungen', 'Eilmeldungen'] as const;

/** Topic of one street, which is offered where this device has a street. */
export const STREET_TAG = 'Abfuhr';
export type PushTag = (typeof PUSH_TAGS)[number] | typeof STREET_TAG;

/** A topic that is sent to everybody who chose it. */
export const pushTagSchema = z.enum(PUSH_TAGS);
export const chosenTagSchema = z.enum([...PUSH_TAGS, STREET_TAG]);

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

const choice = {
  tags: z
    .array(chosenTagSchema)
    .min(1, 'Bitte wählen Sie mindestens ein Thema aus.')
    .transform((list) => [...new Set(list)]),
  strasse: z.string().max(200).optional().describe('Für „Abfuhr“: die Straße, z. B. schwann-tannenstrasse'),
};

/** Body of `POST /api/push/abo`. */
export const pushSubscriptionFormSchema = z.object({ subscription: pushSubscriptionSchema, ...choice });

/** Body of `PUT /api/push/abo`. */
export const pushTagsSchema = z.object({ endpoint: z.string().max(1000), ...choice });

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
