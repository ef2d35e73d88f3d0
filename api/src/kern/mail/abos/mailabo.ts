import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import type { ZodType } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { Datenquelle } from '../../daten/database.ts';

/** What is ordered with an address, and what is done with the private link of a mail. */
interface Bestellung {
  email: string;
  datenschutz: true;
}
interface Verwaltung {
  vorgang: string;
  token: string;
}

/** Where the mail goes that asks for confirmation, and what it says was ordered, as a sentence. */
interface Bestellt {
  id: number;
  schluessel: string;
  email: string;
  bestellt: string;
}

/** Tables with its rows; may be the same. Their columns `schluessel`, `bestaetigt` and `erstellt` are the mechanism's. */
interface Abotabellen {
  /** Rows with an address and the secret of its private link. */
  adressen: string;
  /** Rows that are confirmed singly. */
  bestellungen: string;
}

/**
 * What residents are told of by mail until they end it. Nothing is sent but one mail asking whether it is wanted, until
 * somebody confirms with its private link; the same link ends it, and so does one click in a mail program.
 */
export interface Mailabo<B extends Bestellung = Bestellung, V extends Verwaltung = Verwaltung, Stand = unknown> {
  /** Joins mails to what they are about: they are erased with it. */
  name: string;
  /** Call that orders; `/stand`, `/verwalten` and `/abmelden` stand below it. */
  pfad: string;
  /** Page of the private link. */
  seite: string;
  /** What one of them is, for the subject of the first mail. */
  thema: string;
  tabellen: Abotabellen;
  bestellen: {
    /** Template of the form, and of its reference numbers the initials. */
    template: string;
    kuerzel: string;
    summary: string;
    schema: $ZodType<B>;
    /** Faults of what is ordered. */
    check(db: Datenquelle, eingabe: B): Promise<FeldFehler[]>;
    /** Mails to an address asking for confirmation that nobody has answered. */
    countUnanswered(db: Datenquelle, email: string): Promise<number>;
    /** Stores it unconfirmed. Gives the number the visitor gets: 0 where one would tell whether the address was known. */
    save(trx: Datenquelle, eingabe: B, zustimmungen: readonly Zustimmung[]): Promise<number>;
    /** What was stored, for the mail; `id` is what `save` gave. */
    findBestellt(trx: Datenquelle, eingabe: B, id: number): Promise<Bestellt>;
  };
  verwalten: {
    template: string;
    kuerzel: string;
    summary: string;
    schema: $ZodType<V>;
    /** What a link is told that fits nothing. */
    unbekannt: string;
    /** Faults of what is wanted, given how it stands; null where there is nothing to do it with. */
    check(db: Datenquelle, eingabe: V, stand: Stand): Promise<FeldFehler[] | null>;
    /** Does anything but ending all. Gives the id; null when somebody was faster. */
    change(trx: Datenquelle, eingabe: V): Promise<number | null>;
  };
  stand: {
    summary: string;
    schema: ZodType<Stand>;
    /** How it stands, for whoever has the private link; null for a secret that fits nothing. */
    find(db: Datenquelle, schluessel: string): Promise<Stand | null>;
  };
  /** Summary of the one-click end. */
  abmelden: string;
}

type Ort = Pick<Mailabo, 'pfad' | 'seite'>;

/** Where it is confirmed, changed and ended. */
export const buildAboLink = ({ seite }: Ort, schluessel: string, siteUrl: string): string =>
  new URL(`${seite}?token=${schluessel}`, siteUrl).href;

export const getAbmeldepfad = ({ pfad }: Ort): string => `${pfad}/abmelden`;

/** Call of its one-click end, for mail programs. */
export const buildAbmeldung = (abo: Ort, schluessel: string, siteUrl: string): string =>
  new URL(`${getAbmeldepfad(abo)}?token=${schluessel}`, siteUrl).href;

export const getBezug = ({ name }: Pick<Mailabo, 'name'>, id: number): string => `${name}/${id}`;
