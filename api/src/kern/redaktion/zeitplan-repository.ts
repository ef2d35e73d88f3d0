import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { type Beitragsauswahl, type Beitragszeile, isEineVon, KOPF } from './redaktion-repository.ts';

const jetzt = sql<Date>`now()`;

/** What editors released for a time of its own. */
export function createZeitplanRepository(db: Datenquelle) {
  const beitraege = () => db.selectFrom('redaktion_beitraege as b');

  return {
    /** One of these kinds whose time to begin or to end has come, locked; others that are taken already are left out. */
    async takeDue(
      auswahl: Beitragsauswahl,
      ausser: readonly number[],
    ): Promise<(Beitragszeile & { istVorbei: boolean }) | null> {
      const zeile = await beitraege()
        .$if(ausser.length > 0, (abfrage) => abfrage.where('b.id', 'not in', ausser))
        .where(isEineVon(auswahl))
        .select(KOPF)
        .select(sql<boolean>`coalesce(b.bis <= now(), false)`.as('istVorbei'))
        .where((eb) =>
          eb.or([
            eb.and([eb('b.status', '=', 'geplant'), eb('b.ab', '<=', jetzt)]),
            eb.and([eb('b.status', 'in', ['geplant', 'veröffentlicht']), eb('b.bis', '<=', jetzt)]),
          ]),
        )
        .orderBy('b.id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Milliseconds until the next of these kinds begins or ends, or null when nothing is planned. */
    async measureWartezeit(auswahl: Beitragsauswahl): Promise<number | null> {
      const { pause } = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('redaktion_beitraege as b')
            .select('ab as wann')
            .where(isEineVon(auswahl))
            .where('status', '=', 'geplant')
            .unionAll(
              eb
                .selectFrom('redaktion_beitraege as b')
                .select('bis as wann')
                .where(isEineVon(auswahl))
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
