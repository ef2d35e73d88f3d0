import type {
  Ratsberatung,
  Ratsverweis,
  Ratsvorlage,
  RatsvorlageKurz,
  Ratsvorlagen,
} from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { isVisible, type Sicht } from './rats-sicht.ts';
import {
  DATEI_KURZ,
  type Gremiennamen,
  getGremien,
  getZeitpunkt,
  readGremiennamen,
  toAusgang,
  toDatei,
  toVorlageKurz,
  VORLAGE_KURZ,
} from './rats-zeilen.ts';
import { buildRatsPfad } from './ratsinfo-pfad.ts';

export interface VorlagenFilter {
  gremium?: number | undefined;
  art?: string | undefined;
  jahr?: string | undefined;
}

/** Papers of a choice that `sicht` may see, as `vorlage`. */
export function chooseVorlagen(db: Datenquelle, sicht: Sicht, { gremium, art, jahr }: VorlagenFilter) {
  let query = db.selectFrom('rats_vorlagen as vorlage').where(isVisible('vorlage', sicht));
  if (art) query = query.where('vorlage.art', '=', art);
  if (jahr) {
    const beginn = (nach: number) => sql<string>`make_date(${Number(jahr) + nach}::int, 1, 1)`;
    query = query.where('vorlage.datum', '>=', beginn(0)).where('vorlage.datum', '<', beginn(1));
  }
  if (gremium) {
    query = query.where(
      sql<boolean>`exists (select 1 from rats_beratungen beratung where beratung.vorlage_id = vorlage.id
        and beratung.gremien @> array[${gremium}::int] and ${isVisible('beratung', sicht)})`,
    );
  }
  return query;
}

/** Papers as their pages show them, for somebody who may read what `sicht` says. */
export function createRatsvorlageRepository(db: Datenquelle, sicht: Sicht) {
  const vorlagen = () => chooseVorlagen(db, sicht, {});

  async function listBeratungen(id: number, namen: Gremiennamen, jetzt: Date): Promise<Ratsberatung[]> {
    const zeilen = await db
      .selectFrom('rats_beratungen as beratung')
      .leftJoin('rats_sitzungen as s', (join) =>
        join.onRef('s.id', '=', 'beratung.sitzung_id').on('s.geloescht', '=', false),
      )
      .leftJoin('rats_tagesordnungspunkte as punkt', (join) =>
        join.onRef('punkt.id', '=', 'beratung.punkt_id').on(isVisible('punkt', sicht)),
      )
      .select(['beratung.id', 'beratung.gremien', 'beratung.rolle', 's.id as sitzung_id', 's.beginn', 's.abgesagt'])
      .select(['s.gremien as sitzungsgremien', 'punkt.nummer', 'punkt.ergebnis', 'punkt.beschluss'])
      .select('punkt.abstimmung')
      .where('beratung.vorlage_id', '=', id)
      .where(isVisible('beratung', sicht))
      .orderBy(sql`s.beginn nulls last`)
      .orderBy('beratung.id')
      .execute();
    return zeilen.map(({ sitzung_id, beginn, abgesagt, nummer, ...zeile }) => ({
      id: zeile.id,
      gremien: getGremien(zeile.gremien.length > 0 ? zeile.gremien : (zeile.sitzungsgremien ?? []), namen),
      rolle: zeile.rolle,
      sitzung:
        sitzung_id !== null && beginn !== null
          ? {
              detailURL: buildRatsPfad('sitzungen', sitzung_id),
              datum_von: getZeitpunkt(beginn),
              abgesagt: abgesagt === true,
              vorbei: beginn < jetzt,
            }
          : null,
      punkt: nummer,
      ...toAusgang(zeile),
    }));
  }

  async function getAuthor(personen: readonly number[], gremien: Ratsverweis[]): Promise<Ratsverweis[]> {
    const zeilen = await db
      .selectFrom('rats_personen')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${[...personen]}::int[])`)
      .where('geloescht', '=', false)
      .execute();
    return [...gremien, ...zeilen.map((person) => ({ ...person, detailURL: buildRatsPfad('personen', person.id) }))];
  }

  const byDatum = (anzahl: number) =>
    vorlagen()
      .select(VORLAGE_KURZ)
      .orderBy(sql`vorlage.datum desc nulls last`)
      .orderBy('vorlage.id', 'desc')
      .limit(anzahl);

  const passende = (filter: VorlagenFilter) => chooseVorlagen(db, sicht, filter);

  return {
    async count(filter: VorlagenFilter): Promise<number> {
      const { anzahl } = await passende(filter)
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .executeTakeFirstOrThrow();
      return anzahl;
    },

    /** One page of papers, the latest first. */
    async list(
      filter: VorlagenFilter,
      { seite, proSeite }: { seite: number; proSeite: number },
    ): Promise<RatsvorlageKurz[]> {
      const zeilen = await passende(filter)
        .select(VORLAGE_KURZ)
        .orderBy(sql`vorlage.datum desc nulls last`)
        .orderBy('vorlage.id', 'desc')
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      return zeilen.map(toVorlageKurz);
    },

    /** These papers, in this order; without those who asks may not read. */
    async listBy(ids: readonly number[]): Promise<RatsvorlageKurz[]> {
      const zeilen = await vorlagen()
        .select(VORLAGE_KURZ)
        .where('vorlage.id', '=', sql<number>`any(${[...ids]}::int[])`)
        .execute();
      return zeilen.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toVorlageKurz);
    },

    /** Years, kinds and bodies there are papers of. */
    async findAuswahl(): Promise<Ratsvorlagen['auswahl']> {
      const [zeilen, beraten, namen] = await Promise.all([
        vorlagen()
          .select(['vorlage.art', sql<string | null>`to_char(vorlage.datum, 'YYYY')`.as('jahr')])
          .distinct()
          .execute(),
        db
          .selectFrom('rats_beratungen as beratung')
          .select(sql<number>`unnest(beratung.gremien)`.as('gremium'))
          .distinct()
          .where(isVisible('beratung', sicht))
          .execute(),
        readGremiennamen(db),
      ]);
      const benutzt = new Set(beraten.map(({ gremium }) => gremium));
      const eindeutig = (werte: (string | null)[]) => [...new Set(werte)].filter((wert) => wert !== null);
      return {
        jahre: eindeutig(zeilen.map(({ jahr }) => jahr))
          .sort()
          .reverse(),
        arten: eindeutig(zeilen.map(({ art }) => art)).sort((a, b) => a.localeCompare(b, 'de')),
        gremien: getGremien(
          [...namen.keys()].filter((id) => benutzt.has(id)),
          namen,
        ),
      };
    },

    /** The latest papers. */
    async listNew(anzahl: number): Promise<RatsvorlageKurz[]> {
      return (await byDatum(anzahl).execute()).map(toVorlageKurz);
    },

    /** The latest papers somebody wrote. */
    async listVonPerson(person: number, anzahl: number): Promise<RatsvorlageKurz[]> {
      const zeilen = await byDatum(anzahl)
        .where(sql<boolean>`vorlage.urheber_personen @> array[${person}::int]`)
        .execute();
      return zeilen.map(toVorlageKurz);
    },

    /** Title of a paper, or null. */
    async findTitel(id: number): Promise<string | null> {
      const zeile = await vorlagen().select('vorlage.name').where('vorlage.id', '=', id).executeTakeFirst();
      return zeile?.name ?? null;
    },

    /** A paper with its files and its way through the bodies, as known at `jetzt`; or null. */
    async find(id: number, jetzt: Date): Promise<Omit<Ratsvorlage, 'seo'> | null> {
      const zeile = await vorlagen()
        .select(VORLAGE_KURZ)
        .select(['vorlage.urheber_gremien', 'vorlage.urheber_personen', 'vorlage.verwandte', 'vorlage.stichworte'])
        .where('vorlage.id', '=', id)
        .executeTakeFirst();
      if (!zeile) return null;
      const namen = await readGremiennamen(db);
      const [dateien, beratungen, verwandte, urheber] = await Promise.all([
        db
          .selectFrom('rats_dateien as datei')
          .select(DATEI_KURZ)
          .where('datei.vorlage_id', '=', id)
          .where(isVisible('datei', sicht))
          .orderBy(sql`datei.rolle <> 'mainFile'`)
          .orderBy('datei.id')
          .execute(),
        listBeratungen(id, namen, jetzt),
        vorlagen()
          .select(VORLAGE_KURZ)
          .where('vorlage.id', '=', sql<number>`any(${[...zeile.verwandte]}::int[])`)
          .orderBy('vorlage.datum')
          .execute(),
        getAuthor(zeile.urheber_personen, getGremien(zeile.urheber_gremien, namen)),
      ]);
      return {
        ...toVorlageKurz(zeile),
        urheber,
        stichworte: zeile.stichworte,
        dateien: dateien.map(toDatei),
        beratungen,
        verwandte: verwandte.map(toVorlageKurz),
      };
    },
  };
}
