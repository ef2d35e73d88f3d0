import { type RawBuilder, sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { type ContributionSelection, HEAD, isOneFrom, joinVersion, SUBMITTED } from '../store/editorial-repository.ts';

/** Requests for release read at most; above it their number says "this many". */
const MAX_WAITING = 200;

/** What one account may see. */
export interface OverviewScope {
  konto: number;
  auswahl: ContributionSelection;
  /** Visibility condition of the account; null: all entries. */
  recht: RawBuilder<boolean> | null;
}

/** Queries of the editors' start page; their indexes are in `migrations/0010_editor.ts`. */
export function createOverviewRepository(
  db: DataSource,
  { konto: account, auswahl: selection, recht: right }: OverviewScope,
) {
  const visible = () =>
    joinVersion(db)
      .where(isOneFrom(selection))
      .$if(right !== null, (query) => query.where(right ?? sql<boolean>`true`));
  const COLUMNS = [...HEAD, SUBMITTED, 'f.angaben', 'p.am', 'p.wer'] as const;

  return {
    /** Entries in which the account did the last or an earlier step, its newest step first. */
    async listRecent(limit: number) {
      return visible()
        .innerJoin(
          (eb) =>
            eb
              .selectFrom('redaktion_protokoll')
              .where('konto_id', '=', account)
              .groupBy('beitrag_id')
              .select(['beitrag_id', (inner) => inner.fn.max('id').as('schritt')])
              .as('eigene'),
          (join) => join.onRef('eigene.beitrag_id', '=', 'b.id'),
        )
        .select(COLUMNS)
        .orderBy('eigene.schritt', 'desc')
        .limit(limit)
        .execute();
    },

    /** Entries that wait for their release, oldest first. */
    async listWaiting() {
      return visible()
        .where('b.vorgelegt_am', 'is not', null)
        .select(COLUMNS)
        .orderBy('b.vorgelegt_am')
        .limit(MAX_WAITING)
        .execute();
    },

    /** Beginnings and ends to come (as `takeDue` of the schedule), next first, with the number of all. */
    async listPlanned(limit: number) {
      return visible()
        .innerJoin(
          sql<{ was: 'erscheint' | 'endet'; wann: Date }>`lateral (values
            ('erscheint', case when b.status = 'geplant' then b.ab end), ('endet', b.bis))`.as<'grenze'>(
            sql`grenze (was, wann)`,
          ),
          (join) => join.on(sql<boolean>`grenze.wann > now()`),
        )
        .where('b.status', 'in', ['geplant', 'veröffentlicht'])
        .where(sql<boolean>`(b.ab > now() or b.bis > now())`)
        .select(COLUMNS)
        .select(['grenze.was', 'grenze.wann', sql<number>`(count(*) over ())::int`.as('anzahl')])
        .orderBy('grenze.wann')
        .orderBy('b.id')
        .limit(limit)
        .execute();
    },
  };
}
