import type { SubmissionStatus } from '@gm/shared/rules/release';
import { type SqlBool, sql } from 'kysely';
import { createContentRepository } from '../../core/entries/content-repository.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { MAENGEL, type MaengelMasterData } from './content.ts';
import type { Reported } from './mangel.ts';

/** Name of the form. */
export const MANGEL_FORM = 'mangel';

/** Upper limit of the public list. */
const MAX_SHOWN = 500;
/** Days that repaired defects stay on the public list. */
const FIXED_DAYS = 90;

const OPEN = sql<SqlBool>`status in ('eingegangen', 'in Prüfung', 'Rückfrage')`;
const day = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
/** The answers including corrections by the desk. */
const details = sql<Reported>`angaben || korrektur`.as('angaben');

interface New {
  einsendung_id: number;
  wer: 'absender' | 'weitere' | 'stelle';
  schluessel: string;
  email?: string;
}

/** Reported defects, and the private links to them. */
export function createMangelRepository(db: DataSource) {
  const selectReports = () =>
    db
      .selectFrom('einsendungen')
      .select(['einsendungen.id', 'referenz', 'status', 'bild', details])
      .select([day('einsendungen.erstellt').as('gemeldet'), day('geaendert').as('geaendert')])
      .select((eb) =>
        eb
          .selectFrom('mangel_links')
          .select(sql<number>`count(*)::int`.as('mal'))
          .whereRef('einsendung_id', '=', 'einsendungen.id')
          .where('wer', '<>', 'stelle')
          .$asScalar()
          .as('mal'),
      )
      .where('formular', '=', MANGEL_FORM);

  return {
    /** Kinds, offices and plan; null if there are none. */
    async readStammdaten(): Promise<MaengelMasterData | null> {
      return (await createContentRepository(db).readConfiguration(MAENGEL)) as MaengelMasterData | null;
    },

    /** Stores a private link; returns its id. */
    async link(fresh: New): Promise<number> {
      const { id } = await db.insertInto('mangel_links').values(fresh).returning('id').executeTakeFirstOrThrow();
      return id;
    },

    async findKey(id: number): Promise<string> {
      const { schluessel: key } = await db
        .selectFrom('mangel_links')
        .select('schluessel')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return key;
    },

    /** The link of the responsible office, if it has one. */
    async findStellenkey(submissionId: number): Promise<string | null> {
      const row = await db
        .selectFrom('mangel_links')
        .select('schluessel')
        .where('einsendung_id', '=', submissionId)
        .where('wer', '=', 'stelle')
        .executeTakeFirst();
      return row?.schluessel ?? null;
    },

    /** A report that can be joined because it is undecided, locked until the transaction ends; otherwise null. */
    async findOpen(id: number): Promise<{ id: number; referenz: string } | null> {
      const row = await db
        .selectFrom('einsendungen')
        .select(['id', 'referenz'])
        .where('formular', '=', MANGEL_FORM)
        .where('id', '=', id)
        .where(OPEN)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    /** Addresses of those who joined and want to be notified. */
    async listReaders(submissionId: number): Promise<string[]> {
      const rows = await db
        .selectFrom('mangel_links')
        .select('email')
        .distinct()
        .where('einsendung_id', '=', submissionId)
        .where('email', '<>', '')
        .execute();
      return rows.map(({ email }) => email);
    },

    /** Public list, newest first: undecided reports, and those repaired recently. */
    async list() {
      return selectReports()
        .where((eb) =>
          eb.or([
            OPEN,
            eb.and([
              eb('status', '=', 'freigegeben' satisfies SubmissionStatus),
              sql<SqlBool>`geaendert > now() - make_interval(days => ${FIXED_DAYS}::int)`,
            ]),
          ]),
        )
        .orderBy('einsendungen.id', 'desc')
        .limit(MAX_SHOWN)
        .execute();
    },

    /** The report for a private link, or null. */
    async findByKey(key: string) {
      const row = await selectReports()
        .innerJoin('mangel_links as link', 'link.einsendung_id', 'einsendungen.id')
        .select('wer')
        .where('link.schluessel', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
