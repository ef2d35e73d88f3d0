import type { Mark } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import type { Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import type { Cents } from '@gm/shared/format/amount';
import type { Generated, GeneratedAlways } from 'kysely';

interface OrganiserTables {
  /** Organisers of an event, entered by staff or taken from an accepted suggestion. */
  ferien_veranstalter: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    name: string;
    /** Lower case. */
    email: string;
  };
  /** Addresses of login requests, until the worker has handled them. */
  ferien_zugangswuensche: { id: GeneratedAlways<number>; email: string };
  ferien_zugaenge: {
    token_hash: string;
    email: string;
    /** Single-use secret of a mail, or secret of a session. */
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
  /** Log of changes by organisers and staff, shown to staff. */
  ferien_protokoll: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    wer: string;
    was: string;
    wann: GeneratedAlways<Date>;
  };
  /** A device that holds a day's list, until shortly after that day. */
  ferien_mitnahmen: {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    tag: string;
    email: string;
    token_hash: string;
    /** End of the day. */
    bis: Date;
  };
  /** Attendance records of all devices, merged: the newest per place. */
  ferien_vermerke: Omit<Mark, 'kind'> & {
    id: GeneratedAlways<number>;
    veranstaltung_id: number;
    tag: string;
    kind_id: number;
    /** Device of a note; empty for values shared by all devices. */
    schreiber: string;
  };
  /** Helpers of an event; the remaining columns are entered by the helper. */
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
  /** Answers of a family for a child. */
  ferien_kindangaben: { kind_id: number; feld: Question; wert: string };
}

declare module '../../../core/platform/database/database.ts' {
  interface Database extends OrganiserTables {}
}
