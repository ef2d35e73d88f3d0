import type { Generated, GeneratedAlways } from 'kysely';

/** A browser that wants notifications. Nobody's name, no address, no time: only what is needed to reach it. */
interface PushAboTabelle {
  /** SHA-256 of `endpunkt`. */
  kennung: string;
  endpunkt: string;
  p256dh: string;
  auth: string;
  tags: string[];
}

interface PushNachrichtTabelle {
  id: GeneratedAlways<number>;
  /** What it tells of, e.g. `artikel-12`; the same is never told twice. Null for what is sent by hand. */
  anlass: string | null;
  tag: string;
  titel: string;
  text: string;
  link: string;
  /** Path of a picture. */
  bild: Generated<string | null>;
  /** Afterwards it is of no use and is not delivered any more. */
  gueltig_bis: Date;
  erstellt: GeneratedAlways<Date>;
}

/** One message to one browser, until it is delivered or given up. */
interface PushSendungTabelle {
  id: GeneratedAlways<number>;
  nachricht_id: number;
  abo: string;
  versuche: Generated<number>;
  /** Not to be sent before; while a process sends, the end of its reservation. */
  faellig: Generated<Date>;
}

export interface PushTabellen {
  push_abos: PushAboTabelle;
  push_nachrichten: PushNachrichtTabelle;
  push_sendungen: PushSendungTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends PushTabellen {}
}
