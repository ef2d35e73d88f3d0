import type { Einsendungsstatus } from '@gm/shared/regeln/freigabe';
import { type SqlBool, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createInhaltRepository } from '../../kern/inhalt/inhalt-repository.ts';
import { MAENGEL, type Maengelstammdaten } from './inhalt.ts';
import type { Gemeldet } from './mangel.ts';

/** Name of the form. */
export const MANGEL_FORMULAR = 'mangel';

/** More are on no list: a list of thousands helps nobody. */
const MAX_GEZEIGT = 500;
/** Days for which everybody sees what was mended. */
const BEHOBEN_TAGE = 90;

const OFFEN = sql<SqlBool>`status in ('eingegangen', 'in Prüfung', 'Rückfrage')`;
const tag = (spalte: string) => sql<string>`to_char(${sql.ref(spalte)} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
/** The answers as the desk has corrected them. */
const angaben = sql<Gemeldet>`angaben || korrektur`.as('angaben');

interface Neu {
  einsendung_id: number;
  wer: 'absender' | 'weitere' | 'stelle';
  schluessel: string;
  email?: string;
}

/** Reported defects, and the private links to them. */
export function createMangelRepository(db: Datenquelle) {
  const selectMeldungen = () =>
    db
      .selectFrom('einsendungen')
      .select(['einsendungen.id', 'referenz', 'status', 'bild', angaben])
      .select([tag('einsendungen.erstellt').as('gemeldet'), tag('geaendert').as('geaendert')])
      .select((eb) =>
        eb
          .selectFrom('mangel_links')
          .select(sql<number>`count(*)::int`.as('mal'))
          .whereRef('einsendung_id', '=', 'einsendungen.id')
          .where('wer', '<>', 'stelle')
          .$asScalar()
          .as('mal'),
      )
      .where('formular', '=', MANGEL_FORMULAR);

  return {
    /** Kinds, offices and plan, as the loader has checked them; null where there are none. */
    async readStammdaten(): Promise<Maengelstammdaten | null> {
      return (await createInhaltRepository(db).readConfiguration(MAENGEL)) as Maengelstammdaten | null;
    },

    /** Gives somebody a private link; its id. */
    async link(neu: Neu): Promise<number> {
      const { id } = await db.insertInto('mangel_links').values(neu).returning('id').executeTakeFirstOrThrow();
      return id;
    },

    async findKey(id: number): Promise<string> {
      const { schluessel } = await db
        .selectFrom('mangel_links')
        .select('schluessel')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return schluessel;
    },

    /** The link of the office that mends it, if it has one already. */
    async findStellenkey(einsendungId: number): Promise<string | null> {
      const row = await db
        .selectFrom('mangel_links')
        .select('schluessel')
        .where('einsendung_id', '=', einsendungId)
        .where('wer', '=', 'stelle')
        .executeTakeFirst();
      return row?.schluessel ?? null;
    },

    /** What somebody may join: not decided yet, and locked until the transaction ends. Null for anything else. */
    async findOffen(id: number): Promise<{ id: number; referenz: string } | null> {
      const row = await db
        .selectFrom('einsendungen')
        .select(['id', 'referenz'])
        .where('formular', '=', MANGEL_FORMULAR)
        .where('id', '=', id)
        .where(OFFEN)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    /** Addresses of those who joined and want to hear what becomes of it. */
    async listMitleser(einsendungId: number): Promise<string[]> {
      const rows = await db
        .selectFrom('mangel_links')
        .select('email')
        .distinct()
        .where('einsendung_id', '=', einsendungId)
        .where('email', '<>', '')
        .execute();
      return rows.map(({ email }) => email);
    },

    /** What everybody may know of, the newest first: what is not decided, and what was mended lately. */
    async list() {
      return selectMeldungen()
        .where((eb) =>
          eb.or([
            OFFEN,
            eb.and([
              eb('status', '=', 'freigegeben' satisfies Einsendungsstatus),
              sql<SqlBool>`geaendert > now() - make_interval(days => ${BEHOBEN_TAGE}::int)`,
            ]),
          ]),
        )
        .orderBy('einsendungen.id', 'desc')
        .limit(MAX_GEZEIGT)
        .execute();
    },

    /** The report behind a private link, or null. */
    async findByKey(schluessel: string) {
      const row = await selectMeldungen()
        .innerJoin('mangel_links as link', 'link.einsendung_id', 'einsendungen.id')
        .select('wer')
        .where('link.schluessel', '=', schluessel)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
