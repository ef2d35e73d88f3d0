import type { Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import type { Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import type { Cents } from '@gm/shared/format/betrag';
import type { Generated, GeneratedAlways } from 'kysely';

interface VeranstalterTabellen {
  /** Who looks after an event: an address that staff entered, or of an accepted suggestion. */
  ferien_veranstalter: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    name: string;
    /** Lower case. */
    email: string;
  };
  /** Addresses that somebody wants a link for, until the worker has looked at them. */
  ferien_zugangswuensche: { id: GeneratedAlways<number>; email: string };
  ferien_zugaenge: {
    token_hash: string;
    email: string;
    /** The secret of a mail, which opens one log-in; or that of a log-in. */
    art: 'link' | 'sitzung';
    bis: Date;
  };
  ferien_auslagen: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    betrag: Cents;
    wofuer: string;
    von: string;
    gemeldet: GeneratedAlways<Date>;
  };
  /** What organisers and staff did with an event, for staff. */
  ferien_protokoll: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    wer: string;
    was: string;
    wann: GeneratedAlways<Date>;
  };
  /** A device that somebody took a day's list onto, until shortly after that day. */
  ferien_mitnahmen: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    tag: string;
    email: string;
    token_hash: string;
    /** End of the day. */
    bis: Date;
  };
  /** What devices marked on the day, merged: the newest of its place. */
  ferien_vermerke: Omit<Vermerk, 'kind'> & {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    tag: string;
    kind_id: number;
    /** The device of a note; empty for what all devices have in common. */
    schreiber: string;
  };
  /** Who was asked to help at an event; the rest is what they said themselves. */
  ferien_helfer: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    name: string;
    /** Lower case. */
    email: string;
    telefon: Generated<string>;
    hinweis: Generated<string>;
  };
  ferien_helfertage: { id: GeneratedAlways<number>; helfer_id: number; tag: string; erinnert: Generated<boolean> };
  /** What a family answered for a child. */
  ferien_kindangaben: { kind_id: number; feld: Frage; wert: string };
}

declare module '../../../kern/daten/database.ts' {
  interface Database extends VeranstalterTabellen {}
}
