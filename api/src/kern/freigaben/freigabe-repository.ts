import { EINSENDUNGSSTATUS, type Einsendungsstatus, type Schritt } from '@gm/shared/regeln/freigabe';
import type { ANSICHTEN } from '@gm/shared/schemas/freigaben';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Datenquelle } from '../daten/database.ts';
import type { Freigabeordnung } from './freigabeordnung.ts';

type Ansicht = (typeof ANSICHTEN)[number];

export interface Freigabefilter {
  ansicht: Ansicht;
  /** Account of whoever asks, for `meine`. */
  konto: number;
  typ?: string | undefined;
  /** Forms that are left out. */
  ohne: readonly string[];
  /** Folded words, all of which have to occur; one of up to two letters at the beginning of a word. */
  woerter: readonly string[];
  /** Column that the list is sorted by; null: as its view has it. */
  ordnung: Freigabeordnung | null;
  /** Names of the forms in the order of what they are called. */
  formulare: readonly string[];
}

/** What one step changes. */
export interface Schrittergebnis {
  status: Einsendungsstatus;
  korrektur: Record<string, unknown>;
  zustaendig_id: number | null;
  zustaendig: string | null;
  /** Left out where the question stays as it is. */
  frage?: string | null;
  frage_hash?: string | null;
}

/** Somebody who does a step; the sender has no account. */
export interface Akteur {
  konto: number | null;
  name: string;
}

// Literally as in the indexes of migration 0028, which serve no other condition.
const OFFEN = sql<boolean>`status in ('eingegangen', 'in Prüfung', 'Rückfrage')`;
const ERLEDIGT = sql<boolean>`status in ('freigegeben', 'abgelehnt', 'zurückgezogen')`;
/** Hits that are counted: nobody reads on, and to count all that have a common word takes longer than to find them. */
export const MAX_GEZAEHLT = 1_000;
/** How long somebody who opened something counts as looking at it. */
const OFFEN_MINUTEN = 10;

const tag = (spalte: string) => sql<string>`to_char(${sql.ref(spalte)} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

/** What a column is sorted by beside the day; null: by the day alone. States come in the order in which they follow each other. */
function findSpalte(ordnung: Freigabeordnung, formulare: readonly string[]): RawBuilder<unknown> | null {
  switch (ordnung) {
    case 'formular':
    case '-formular':
      return sql`array_position(${[...formulare]}::text[], formular)`;
    case 'stand':
    case '-stand':
      return sql`array_position(${[...EINSENDUNGSSTATUS]}::text[], status)`;
    case 'zustaendig':
    case '-zustaendig':
      return sql`lower(zustaendig)`;
    case 'eingegangen':
    case '-eingegangen':
      return null;
  }
}

/** The desk's view of what residents sent. */
export function createFreigabeRepository(db: Datenquelle) {
  const passend = ({ ansicht, konto, typ, ohne, woerter }: Freigabefilter) => {
    let query = db.selectFrom('einsendungen');
    if (ansicht === 'rueckfrage') query = query.where('status', '=', 'Rückfrage');
    if (ansicht === 'offen' || ansicht === 'meine') query = query.where(OFFEN);
    if (ansicht === 'meine') query = query.where('zustaendig_id', '=', konto);
    if (ansicht === 'erledigt') query = query.where(ERLEDIGT);
    if (typ) query = query.where('formular', '=', typ);
    if (ohne.length > 0) query = query.where('formular', 'not in', ohne);
    for (const wort of woerter) {
      // The index knows no two letters within a word, but those it begins with.
      const muster = wort.length > 2 ? [`%${wort}%`] : [`${wort}%`, `%-${wort}%`];
      query = query.where((eb) => eb.or(muster.map((eines) => eb('suchtext', 'like', eines))));
    }
    return query;
  };

  const withHeader = <Row>(query: SelectQueryBuilder<Database, 'einsendungen', Row>) =>
    query
      .select(['id', 'formular', 'referenz', 'status', 'email', 'angaben', 'korrektur', 'zustaendig'])
      .select([tag('erstellt').as('eingegangen')]);

  return {
    /** One page, by a column, or what waits longest first; what is decided, latest first. */
    async list(filter: Freigabefilter, { seite, proSeite }: { seite: number; proSeite: number }) {
      const { ansicht, ordnung, formulare } = filter;
      const spalte = ordnung && findSpalte(ordnung, formulare);
      const isAb = ordnung ? ordnung.startsWith('-') : ansicht === 'erledigt' || ansicht === 'alle';
      const richtung = isAb ? 'desc' : 'asc';
      const zeit = ansicht === 'erledigt' && !ordnung ? 'geaendert' : 'erstellt';
      const sort = <Row>(query: SelectQueryBuilder<Database, 'einsendungen', Row>) =>
        (spalte ? query.orderBy(spalte, (order) => order[richtung]().nullsLast()) : query)
          .orderBy(zeit, richtung)
          .orderBy('id', richtung);
      // The numbers alone come from an index; the rows of the pages before are never read.
      const nummern = sort(passend(filter).select('id'))
        .limit(proSeite)
        .offset((seite - 1) * proSeite);
      return sort(withHeader(db.selectFrom('einsendungen').where('id', 'in', nummern))).execute();
    },

    /** How many there are on all pages, `MAX_GEZAEHLT` and one at most; without words `zaehle` knows it already. */
    async countHits(filter: Freigabefilter): Promise<number> {
      const { anzahl } = await db
        .selectFrom(
          passend(filter)
            .select('id')
            .limit(MAX_GEZAEHLT + 1)
            .as('treffer'),
        )
        .select((eb) => eb.fn.countAll<string>().as('anzahl'))
        .executeTakeFirstOrThrow();
      return Number(anzahl);
    },

    /** How many there are of each form and status, and how many of them are this account's. */
    async count(konto: number) {
      return db
        .selectFrom('einsendungen')
        .select(['formular', 'status', sql<number>`count(*)::int`.as('anzahl')])
        .select(sql<number>`(count(*) filter (where zustaendig_id = ${konto}))::int`.as('meine'))
        .groupBy(['formular', 'status'])
        .execute();
    },

    async find(referenz: string) {
      const zeile = await withHeader(db.selectFrom('einsendungen'))
        .select(['version', 'route', 'bild', 'frage', 'zustaendig_id', 'zustimmungen', 'erstellt'])
        .where('referenz', '=', referenz)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** The same, locked until the transaction ends. */
    async lock(referenz: string) {
      const zeile = await withHeader(db.selectFrom('einsendungen'))
        .select(['version', 'bild', 'frage', 'zustaendig_id'])
        .where('referenz', '=', referenz)
        .forUpdate()
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** The one whose question this secret answers; locked with `zumAendern`. */
    async findFrage(frage_hash: string, zumAendern = false) {
      const zeile = await withHeader(db.selectFrom('einsendungen'))
        .select(['version', 'bild', 'frage', 'zustaendig_id'])
        .where('frage_hash', '=', frage_hash)
        .where('status', '=', 'Rückfrage')
        .$if(zumAendern, (query) => query.forUpdate())
        .executeTakeFirst();
      return zeile ?? null;
    },

    async change(id: number, ergebnis: Schrittergebnis): Promise<void> {
      await db
        .updateTable('einsendungen')
        .set({
          ...ergebnis,
          korrektur: JSON.stringify(ergebnis.korrektur),
          version: sql`version + 1`,
          geaendert: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .execute();
    },

    async log(
      einsendung_id: number,
      { konto, name }: Akteur,
      eintrag: {
        schritt: Schritt;
        status: Einsendungsstatus;
        nachricht: string;
        korrektur: Record<string, unknown> | null;
      },
    ): Promise<void> {
      const korrektur = eintrag.korrektur && JSON.stringify(eintrag.korrektur);
      await db
        .insertInto('einsendung_protokoll')
        .values({ ...eintrag, korrektur, einsendung_id, konto_id: konto, wer: name })
        .execute();
    },

    /** What happened to it, the first first. */
    async readHistory(einsendung_id: number) {
      return db
        .selectFrom('einsendung_protokoll')
        .select(['am', 'wer', 'schritt', 'status', 'nachricht', 'korrektur'])
        .where('einsendung_id', '=', einsendung_id)
        .orderBy('id')
        .execute();
    },

    /** Notes that somebody has it open, and names the others who have. */
    async rememberOpen(einsendung_id: number, konto_id: number, wer: string): Promise<string[]> {
      await db
        .insertInto('einsendung_offen')
        .values({ einsendung_id, konto_id, wer })
        .onConflict((conflict) =>
          conflict.columns(['einsendung_id', 'konto_id']).doUpdateSet({ wer, zuletzt: sql<Date>`now()` }),
        )
        .execute();
      const andere = await db
        .selectFrom('einsendung_offen')
        .select('wer')
        .where('einsendung_id', '=', einsendung_id)
        .where('konto_id', '<>', konto_id)
        .where('zuletzt', '>', sql<Date>`now() - make_interval(mins => ${OFFEN_MINUTEN})`)
        .orderBy('wer')
        .execute();
      return andere.map(({ wer: name }) => name);
    },

    /** Who decided has closed it. */
    async rememberClosed(einsendung_id: number, konto_id: number): Promise<void> {
      await db
        .deleteFrom('einsendung_offen')
        .where('einsendung_id', '=', einsendung_id)
        .where('konto_id', '=', konto_id)
        .execute();
    },

    /** The one of these forms that waits longest, apart from this one. */
    async findNext(id: number, formulare: readonly string[]): Promise<string | null> {
      const zeile = await db
        .selectFrom('einsendungen')
        .select('referenz')
        .where(OFFEN)
        .where('status', '<>', 'Rückfrage')
        .where('id', '<>', id)
        .where('formular', '=', sql<string>`any(${formulare}::text[])`)
        .orderBy('erstellt')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return zeile?.referenz ?? null;
    },
  };
}

export type GesperrteEinsendung = NonNullable<Awaited<ReturnType<ReturnType<typeof createFreigabeRepository>['lock']>>>;
