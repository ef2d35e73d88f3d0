import { type Step, SUBMISSION_STATUS, type SubmissionStatus } from '@gm/shared/rules/release';
import type { VIEWS } from '@gm/shared/schemas/desk/releases';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, DataSource } from '../platform/database/database.ts';
import type { Actor } from '../services/accounts/sessions/actor.ts';
import type { ReleaseOrdering } from './release-ordering.ts';

type View = (typeof VIEWS)[number];

export interface ReleaseFilter {
  ansicht: View;
  /** Account of the requester, for `meine`. */
  konto: number;
  typ?: string | undefined;
  /** Forms to exclude. */
  ohne: readonly string[];
  /** Folded words that must all occur; words of up to two letters match beginnings of words. */
  woerter: readonly string[];
  /** Sort column; null means the default order of the view. */
  ordnung: ReleaseOrdering | null;
  /** Form names, sorted by title. */
  formulare: readonly string[];
}

/** Changes of one step. */
export interface StepResult {
  status: SubmissionStatus;
  korrektur: Record<string, unknown>;
  zustaendig_id: number | null;
  zustaendig: string | null;
  /** Omitted if the question does not change. */
  frage?: string | null;
  frage_hash?: string | null;
}

// Must match the partial indexes of `einsendungen` literally.
const OPEN = sql<boolean>`status in ('eingegangen', 'in Prüfung', 'Rückfrage')`;
const HANDLED = sql<boolean>`status in ('freigegeben', 'abgelehnt', 'zurückgezogen')`;
/** Counting all hits for a common word takes longer than finding the first ones, so counting stops here. */
export const MAX_COUNTED = 1_000;
/** Minutes for which an opened submission is shown as open. */
const OPEN_MINUTES = 10;

const tag = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

/** Sort key before the day; null sorts by day only. Statuses come in the order of the workflow. */
function findColumn(ordering: ReleaseOrdering, forms: readonly string[]): RawBuilder<unknown> | null {
  switch (ordering) {
    case 'formular':
    case '-formular':
      return sql`array_position(${[...forms]}::text[], formular)`;
    case 'stand':
    case '-stand':
      return sql`array_position(${[...SUBMISSION_STATUS]}::text[], status)`;
    case 'zustaendig':
    case '-zustaendig':
      return sql`lower(zustaendig)`;
    case 'eingegangen':
    case '-eingegangen':
      return null;
  }
}

/** Queries of the desk over submissions. */
export function createReleaseRepository(db: DataSource) {
  const matching = ({ ansicht: view, konto: account, typ: type, ohne: without, woerter: words }: ReleaseFilter) => {
    let query = db.selectFrom('einsendungen');
    if (view === 'rueckfrage') query = query.where('status', '=', 'Rückfrage');
    if (view === 'offen' || view === 'meine') query = query.where(OPEN);
    if (view === 'meine') query = query.where('zustaendig_id', '=', account);
    if (view === 'erledigt') query = query.where(HANDLED);
    if (type) query = query.where('formular', '=', type);
    if (without.length > 0) query = query.where('formular', 'not in', without);
    for (const word of words) {
      // The trigram index cannot find two letters inside a word, only at its beginning.
      const pattern = word.length > 2 ? [`%${word}%`] : [`${word}%`, `%-${word}%`];
      query = query.where((eb) => eb.or(pattern.map((one) => eb('suchtext', 'like', one))));
    }
    return query;
  };

  const withHeader = <Row>(query: SelectQueryBuilder<Database, 'einsendungen', Row>) =>
    query
      .select(['id', 'formular', 'referenz', 'status', 'email', 'angaben', 'korrektur', 'zustaendig', 'version'])
      .select([tag('erstellt').as('eingegangen')]);

  return {
    /** One page, sorted by a column; by default the longest waiting first, decided ones latest first. */
    async list(filter: ReleaseFilter, { seite: page, proSeite: perPage }: { seite: number; proSeite: number }) {
      const { ansicht: view, ordnung: ordering, formulare: forms } = filter;
      const column = ordering && findColumn(ordering, forms);
      const isDescending = ordering ? ordering.startsWith('-') : view === 'erledigt' || view === 'alle';
      const direction = isDescending ? 'desc' : 'asc';
      const time = view === 'erledigt' && !ordering ? 'geaendert' : 'erstellt';
      const sort = <Row>(query: SelectQueryBuilder<Database, 'einsendungen', Row>) =>
        (column ? query.orderBy(column, (order) => order[direction]().nullsLast()) : query)
          .orderBy(time, direction)
          .orderBy('id', direction);
      // An index-only scan finds the ids, so that rows of earlier pages are never read.
      const numbers = sort(matching(filter).select('id'))
        .limit(perPage)
        .offset((page - 1) * perPage);
      return sort(withHeader(db.selectFrom('einsendungen').where('id', 'in', numbers))).execute();
    },

    /** Number of hits on all pages, at most `MAX_COUNTED` + 1. Without search words `count` already knows it. */
    async countHits(filter: ReleaseFilter): Promise<number> {
      const { anzahl: count } = await db
        .selectFrom(
          matching(filter)
            .select('id')
            .limit(MAX_COUNTED + 1)
            .as('treffer'),
        )
        .select((eb) => eb.fn.countAll<string>().as('anzahl'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Number by form and status, and how many are assigned to this account. */
    async count(account: number) {
      return db
        .selectFrom('einsendungen')
        .select(['formular', 'status', sql<number>`count(*)::int`.as('anzahl')])
        .select(sql<number>`(count(*) filter (where zustaendig_id = ${account}))::int`.as('meine'))
        .groupBy(['formular', 'status'])
        .execute();
    },

    async find(reference: string) {
      const line = await withHeader(db.selectFrom('einsendungen'))
        .select(['route', 'bild', 'frage', 'zustaendig_id', 'zustimmungen', 'erstellt'])
        .where('referenz', '=', reference)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Several by id, in the order of receipt. */
    async listByIds(ids: readonly number[]) {
      if (ids.length === 0) return [];
      return withHeader(db.selectFrom('einsendungen')).where('id', 'in', ids).orderBy('id').execute();
    },

    /** One by its reference, locked until the transaction ends. */
    async lock(reference: string) {
      const line = await withHeader(db.selectFrom('einsendungen'))
        .select(['bild', 'frage', 'zustaendig_id'])
        .where('referenz', '=', reference)
        .forUpdate()
        .executeTakeFirst();
      return line ?? null;
    },

    /** The submission whose question this secret answers; locked if `forUpdate`. */
    async findFrage(frage_hash: string, forUpdate = false) {
      const line = await withHeader(db.selectFrom('einsendungen'))
        .select(['bild', 'frage', 'zustaendig_id'])
        .where('frage_hash', '=', frage_hash)
        .where('status', '=', 'Rückfrage')
        .$if(forUpdate, (query) => query.forUpdate())
        .executeTakeFirst();
      return line ?? null;
    },

    async change(id: number, result: StepResult): Promise<void> {
      await db
        .updateTable('einsendungen')
        .set({
          ...result,
          korrektur: JSON.stringify(result.korrektur),
          version: sql`version + 1`,
          geaendert: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .execute();
    },

    async log(
      einsendung_id: number,
      { konto: account, name }: Actor,
      entry: {
        schritt: Step;
        status: SubmissionStatus;
        nachricht: string;
        korrektur: Record<string, unknown> | null;
      },
    ): Promise<void> {
      const correction = entry.korrektur && JSON.stringify(entry.korrektur);
      await db
        .insertInto('einsendung_protokoll')
        .values({ ...entry, korrektur: correction, einsendung_id, konto_id: account, wer: name })
        .execute();
    },

    /** Its audit log, oldest first. */
    async readHistory(einsendung_id: number) {
      return db
        .selectFrom('einsendung_protokoll')
        .select(['am', 'wer', 'schritt', 'status', 'nachricht', 'korrektur'])
        .where('einsendung_id', '=', einsendung_id)
        .orderBy('id')
        .execute();
    },

    /** Desk accounts that handled it, not only noted something, and whether they corrected it. */
    async listInvolved(einsendung_id: number): Promise<{ konto_id: number; korrektur: boolean }[]> {
      return db
        .selectFrom('einsendung_protokoll')
        .select([
          sql<number>`konto_id`.as('konto_id'),
          sql<boolean>`korrektur is not null and korrektur::text <> '{}'`.as('korrektur'),
        ])
        .where('einsendung_id', '=', einsendung_id)
        .where('schritt', '!=', 'notiz')
        .where('konto_id', 'is not', null)
        .execute();
    },

    /** Records that the account has it open. Returns the names of others who have it open. */
    async rememberOpen(einsendung_id: number, konto_id: number, who: string): Promise<string[]> {
      await db
        .insertInto('einsendung_offen')
        .values({ einsendung_id, konto_id, wer: who })
        .onConflict((conflict) =>
          conflict.columns(['einsendung_id', 'konto_id']).doUpdateSet({ wer: who, zuletzt: sql<Date>`now()` }),
        )
        .execute();
      const other = await db
        .selectFrom('einsendung_offen')
        .select('wer')
        .where('einsendung_id', '=', einsendung_id)
        .where('konto_id', '<>', konto_id)
        .where('zuletzt', '>', sql<Date>`now() - make_interval(mins => ${OPEN_MINUTES})`)
        .orderBy('wer')
        .execute();
      return other.map(({ wer: name }) => name);
    },

    /** Deciding closes it. */
    async rememberClosed(einsendung_id: number, konto_id: number): Promise<void> {
      await db
        .deleteFrom('einsendung_offen')
        .where('einsendung_id', '=', einsendung_id)
        .where('konto_id', '=', konto_id)
        .execute();
    },

    /** The longest waiting submission of these forms, except this one. */
    async findNext(id: number, forms: readonly string[]): Promise<string | null> {
      const line = await db
        .selectFrom('einsendungen')
        .select('referenz')
        .where(OPEN)
        .where('status', '<>', 'Rückfrage')
        .where('id', '<>', id)
        .where('formular', '=', sql<string>`any(${forms}::text[])`)
        .orderBy('erstellt')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return line?.referenz ?? null;
    },
  };
}

export type LockedSubmission = NonNullable<Awaited<ReturnType<ReturnType<typeof createReleaseRepository>['lock']>>>;
