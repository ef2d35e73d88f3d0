import type { RatsaboArt } from '@gm/shared/bereiche/ratsinfo/ratsabo';
import type { RatsaboStand, RatsaboZiel } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import { createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { isVisible, OEFFENTLICH } from '../rats-sicht.ts';
import { buildRatsPfad } from '../ratsinfo-pfad.ts';

/** What is followed; `gremium_id` narrows a search down, too. */
export interface Aboziel {
  art: RatsaboArt;
  vorlage_id: number | null;
  gremium_id: number | null;
  q: string;
  typ: string;
}

export interface Abonnent {
  id: number;
  schluessel: string;
  email: string;
}

/** Names what is followed, given the titles of paper and body. */
function getZiel({ q, typ, ...ziel }: Aboziel, vorlage: string | null, gremium: string | null): RatsaboZiel {
  if (ziel.art === 'vorlage') {
    return { art: 'vorlage', titel: vorlage ?? '', detailURL: buildRatsPfad('vorlagen', ziel.vorlage_id ?? 0) };
  }
  if (ziel.art === 'gremium') {
    return { art: 'gremium', titel: gremium ?? '', detailURL: buildRatsPfad('gremien', ziel.gremium_id ?? 0) };
  }
  const angaben = { q, gremium: ziel.gremium_id === null ? '' : String(ziel.gremium_id), typ };
  const abfrage = new URLSearchParams(Object.entries(angaben).filter(([, wert]) => wert));
  return {
    art: 'suche',
    titel: [`„${q}“`, typ, gremium].filter(Boolean).join(', '),
    detailURL: `/ratsinfo/vorlagen/?${abfrage}`,
  };
}

/** Who follows what of the council by mail. */
export function createRatsaboRepository(db: Datenquelle) {
  const withKey = (schluessel: string) =>
    db.selectFrom('rats_abonnenten').select('id').where('schluessel', '=', schluessel);

  const repository = {
    /** What is asked to be followed, with its name; null for what does not exist or is not public. */
    async findZiel(ziel: Aboziel): Promise<RatsaboZiel | null> {
      const vorlage =
        ziel.vorlage_id === null
          ? null
          : await db
              .selectFrom('rats_vorlagen as vorlage')
              .select('vorlage.name')
              .where('vorlage.id', '=', ziel.vorlage_id)
              .where(isVisible('vorlage', OEFFENTLICH))
              .executeTakeFirst();
      const gremium =
        ziel.gremium_id === null
          ? null
          : await db
              .selectFrom('rats_gremien')
              .select('name')
              .where('id', '=', ziel.gremium_id)
              .where('geloescht', '=', false)
              .executeTakeFirst();
      if (vorlage === undefined || gremium === undefined) return null;
      return getZiel(ziel, vorlage?.name ?? null, gremium?.name ?? null);
    },

    /** Mails asking an address for confirmation that nobody has answered. */
    async countBitten(email: string): Promise<number> {
      const zeile = await db
        .selectFrom('rats_abonnenten')
        .select('bitten')
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirst();
      return zeile?.bitten ?? 0;
    },

    /** Notes what an address is said to want to follow, and that it is asked. */
    async put(email: string, ziel: Aboziel, zustimmungen: readonly Zustimmung[]): Promise<void> {
      const { id } = await db
        .insertInto('rats_abonnenten')
        .values({ email, schluessel: createSecret().token, bitten: 1 })
        .onConflict((konflikt) =>
          konflikt.expression(sql`lower(email)`).doUpdateSet({ bitten: sql`rats_abonnenten.bitten + 1` }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('rats_abos')
        .values({ abonnent_id: id, ...ziel, bestaetigt: null, zustimmungen: JSON.stringify(zustimmungen) })
        .onConflict((konflikt) => konflikt.constraint('rats_abos_ziel').doNothing())
        .execute();
    },

    async findAbonnent(email: string): Promise<Abonnent> {
      return db
        .selectFrom('rats_abonnenten')
        .select(['id', 'schluessel', 'email'])
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirstOrThrow();
    },

    /** What an address follows, or is asked about; null for a secret that fits nothing. */
    async findStand(schluessel: string): Promise<RatsaboStand | null> {
      const abonnent = await db
        .selectFrom('rats_abonnenten')
        .select(['id', 'email'])
        .where('schluessel', '=', schluessel)
        .executeTakeFirst();
      if (!abonnent) return null;
      return { email: abonnent.email, abos: await repository.listAbos(abonnent.id) };
    },

    async listAbos(abonnent: number): Promise<(RatsaboStand['abos'][number] & Aboziel & { stand: number })[]> {
      const zeilen = await db
        .selectFrom('rats_abos as a')
        .leftJoin('rats_vorlagen as vorlage', (join) =>
          join.onRef('vorlage.id', '=', 'a.vorlage_id').on(isVisible('vorlage', OEFFENTLICH)),
        )
        .leftJoin('rats_gremien as g', (join) => join.onRef('g.id', '=', 'a.gremium_id').on('g.geloescht', '=', false))
        .select(['a.id', 'a.art', 'a.vorlage_id', 'a.gremium_id', 'a.q', 'a.typ', 'a.bestaetigt', 'a.stand'])
        .select(['vorlage.name as vorlage', 'g.name as gremium'])
        .where('a.abonnent_id', '=', abonnent)
        .orderBy('a.id')
        .execute();
      return zeilen.map(({ vorlage, gremium, bestaetigt, ...abo }) => ({
        ...abo,
        ...getZiel(abo, vorlage ?? 'Eine Vorlage, die nicht mehr öffentlich ist', gremium),
        bestaetigt: bestaetigt !== null,
      }));
    },

    /** Confirms; what happened before is not told any more. Gives the id, or null. */
    async confirm(schluessel: string, abo: number): Promise<number | null> {
      const zeile = await db
        .updateTable('rats_abos')
        .set({
          bestaetigt: sql`coalesce(bestaetigt, now())`,
          stand: sql`case when bestaetigt is null then (select coalesce(max(id), 0) from rats_ereignisse) else stand end`,
        })
        .where('id', '=', abo)
        .where('abonnent_id', 'in', withKey(schluessel))
        .returning(['id', 'abonnent_id'])
        .executeTakeFirst();
      if (!zeile) return null;
      await db.updateTable('rats_abonnenten').set({ bitten: 0 }).where('id', '=', zeile.abonnent_id).execute();
      return zeile.id;
    },

    /** Ends one; with the last one the address is forgotten. Gives the id, or null. */
    async end(schluessel: string, abo: number): Promise<number | null> {
      const zeile = await db
        .deleteFrom('rats_abos')
        .where('id', '=', abo)
        .where('abonnent_id', 'in', withKey(schluessel))
        .returning('id')
        .executeTakeFirst();
      return zeile?.id ?? null;
    },

    /** Erases addresses that follow nothing. */
    async forgetIdle(): Promise<void> {
      await sql`delete from rats_abonnenten n
        where not exists (select 1 from rats_abos a where a.abonnent_id = n.id)`.execute(db);
      // Whoever follows all that was asked for has nothing left to answer.
      await sql`update rats_abonnenten n set bitten = 0 where bitten > 0
        and not exists (select 1 from rats_abos a where a.abonnent_id = n.id and a.bestaetigt is null)`.execute(db);
    },
  };
  return repository;
}
