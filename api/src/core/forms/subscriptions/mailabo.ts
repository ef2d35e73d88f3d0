import type { Consent } from '@gm/shared/schemas/consents';
import type { FieldError } from '@gm/shared/schemas/form';
import type { ZodType } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { DataSource } from '../../platform/database/database.ts';

/** A subscription request, and a request through the private link of a mail. */
interface Order {
  email: string;
  datenschutz: true;
}
interface Administration {
  vorgang: string;
  token: string;
}

/** Recipient of the confirmation mail, and the subscription as a sentence. */
interface Ordered {
  id: number;
  schluessel: string;
  email: string;
  bestellt: string;
}

/** Its tables, possibly the same one. This module manages the columns `schluessel`, `bestaetigt` and `erstellt`. */
interface SubscriptionTables {
  /** Rows with an address and the secret of its private link. */
  adressen: string;
  /** Rows that are confirmed individually. */
  bestellungen: string;
}

/**
 * A mail subscription with double opt-in. Until it is confirmed through the private link, only the confirmation mail is
 * sent. The same link ends it, as does one-click unsubscribe in a mail program.
 */
export interface Mailabo<B extends Order = Order, V extends Administration = Administration, State = unknown> {
  /** Associates mails with their subscription, so that both are deleted together. */
  name: string;
  /** Call to subscribe; `/stand`, `/verwalten` and `/abmelden` are below it. */
  pfad: string;
  /** Page of the private link. */
  seite: string;
  /** What it is called in the subject of the confirmation mail. */
  thema: string;
  tabellen: SubscriptionTables;
  bestellen: {
    /** Template of the form; its initials prefix the reference numbers. */
    template: string;
    kuerzel: string;
    summary: string;
    schema: $ZodType<B>;
    /** Faults of a subscription request. */
    check(db: DataSource, input: B): Promise<FieldError[]>;
    /** Number of unanswered confirmation mails to an address. */
    countUnanswered(db: DataSource, email: string): Promise<number>;
    /**
     * Stores it unconfirmed. Returns the number for the visitor: 0 if a number would reveal whether the address was
     * known.
     */
    save(trx: DataSource, input: B, consents: readonly Consent[]): Promise<number>;
    /** The stored subscription, for the mail; `id` is the return value of `save`. */
    findBestellt(trx: DataSource, input: B, id: number): Promise<Ordered>;
  };
  verwalten: {
    template: string;
    kuerzel: string;
    summary: string;
    schema: $ZodType<V>;
    /** Message for an unknown link. */
    unbekannt: string;
    /** Faults of a change, given the present state; null if the change does not apply. */
    check(db: DataSource, input: V, state: State): Promise<FieldError[] | null>;
    /** Applies a change other than ending everything. Returns the id; null after a concurrent change. */
    change(trx: DataSource, input: V): Promise<number | null>;
  };
  stand: {
    summary: string;
    schema: ZodType<State>;
    /** The state for the holder of the private link; null for an unknown secret. */
    find(db: DataSource, key: string): Promise<State | null>;
  };
  /** Summary of the one-click unsubscribe call. */
  abmelden: string;
}

type Place = Pick<Mailabo, 'pfad' | 'seite'>;

/** Link to the page where it is confirmed, changed and ended. */
export const buildSubscriptionLink = ({ seite: page }: Place, key: string, siteUrl: string): string =>
  new URL(`${page}?token=${key}`, siteUrl).href;

export const getUnsubscribePath = ({ pfad: path }: Place): string => `${path}/abmelden`;

/** URL of its one-click unsubscribe call, for mail programs. */
export const buildUnsubscription = (subscription: Place, key: string, siteUrl: string): string =>
  new URL(`${getUnsubscribePath(subscription)}?token=${key}`, siteUrl).href;

export const getRelation = ({ name }: Pick<Mailabo, 'name'>, id: number): string => `${name}/${id}`;
