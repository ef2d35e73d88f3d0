import type { Generated, GeneratedAlways } from 'kysely';

/**
 * A browser's push subscription. For data protection it contains only what is needed to reach the browser: no name,
 * address or time; the street only for reminders of its collections.
 */
interface PushSubscriptionTable {
  /** SHA-256 of `endpunkt`. */
  kennung: string;
  endpunkt: string;
  p256dh: string;
  auth: string;
  tags: string[];
  /** Id of a street; null without the topic of collections. */
  strasse: string | null;
}

interface PushMessageTable {
  id: GeneratedAlways<number>;
  /** Occasion, e.g. `artikel-12`; each is announced only once. Null for messages sent manually. */
  anlass: string | null;
  tag: string;
  titel: string;
  text: string;
  link: string;
  /** Path of a picture. */
  bild: Generated<string | null>;
  /** Expiry; the message is not delivered afterwards. */
  gueltig_bis: Date;
  erstellt: GeneratedAlways<Date>;
}

/** A message to one browser until it is delivered or abandoned. */
interface PushDeliveryTable {
  id: GeneratedAlways<number>;
  nachricht_id: number;
  abo: string;
  versuche: Generated<number>;
  /** Earliest time of sending; while being sent, the end of the reservation. */
  faellig: Generated<Date>;
}

export interface PushTables {
  push_abos: PushSubscriptionTable;
  push_nachrichten: PushMessageTable;
  push_sendungen: PushDeliveryTable;
}

declare module '../../platform/database/database.ts' {
  interface Database extends PushTables {}
}
