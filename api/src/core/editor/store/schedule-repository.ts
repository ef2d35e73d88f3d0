import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { type ContributionLine, type ContributionSelection, HEAD, isOneFrom } from './editorial-repository.ts';

const now = sql<Date>`now()`;

/** Entries released with a publication period. */
export function createScheduleRepository(db: DataSource) {
  const contributions = () => db.selectFrom('redaktion_beitraege as b');

  return {
    /** Takes one entry that is due to begin or end, locked; skips entries locked by other processes. */
    async takeDue(
      selection: ContributionSelection,
      except: readonly number[],
    ): Promise<(ContributionLine & { istVorbei: boolean }) | null> {
      const line = await contributions()
        .$if(except.length > 0, (query) => query.where('b.id', 'not in', except))
        .where(isOneFrom(selection))
        .select(HEAD)
        .select(sql<boolean>`coalesce(b.bis <= now(), false)`.as('istVorbei'))
        .where((eb) =>
          eb.or([
            eb.and([eb('b.status', '=', 'geplant'), eb('b.ab', '<=', now)]),
            eb.and([eb('b.status', 'in', ['geplant', 'veröffentlicht']), eb('b.bis', '<=', now)]),
          ]),
        )
        .orderBy('b.id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      return line ?? null;
    },

    /** Milliseconds until the next beginning or end, or null if nothing is scheduled. */
    async measureWaitingTime(selection: ContributionSelection): Promise<number | null> {
      const { pause } = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('redaktion_beitraege as b')
            .select('ab as wann')
            .where(isOneFrom(selection))
            .where('status', '=', 'geplant')
            .unionAll(
              eb
                .selectFrom('redaktion_beitraege as b')
                .select('bis as wann')
                .where(isOneFrom(selection))
                .where('status', 'in', ['geplant', 'veröffentlicht']),
            )
            .as('grenzen'),
        )
        .select(sql<number | null>`(extract(epoch from min(wann) - clock_timestamp()) * 1000)::float8`.as('pause'))
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },
  };
}
