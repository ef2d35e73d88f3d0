import type {
  Ratsberichte,
  Ratspunkt,
  Ratssitzung,
  Ratssitzungen,
  Ratsverweis,
} from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { type SqlBool, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { isVisible, type Sicht } from './rats-sicht.ts';
import {
  chooseSitzungen,
  DATEI_KURZ,
  getGremien,
  readGremiennamen,
  type Sitzungszeile,
  toAusgang,
  toDatei,
  toSitzungKurz,
  toVorlageKurz,
  VORLAGE_KURZ,
} from './rats-zeilen.ts';
import { buildRatsPfad } from './ratsinfo-pfad.ts';

export interface SitzungFilter {
  /** First and last calendar day. */
  ab?: string | undefined;
  bis?: string | undefined;
  jahr?: string | undefined;
  gremium?: number | undefined;
  /** Only this one. */
  sitzung?: number | undefined;
}

export interface RatsAusschnitt {
  absteigend?: boolean;
  /** Counts from 1. */
  seite: number;
  proSeite: number;
}

type Sitzungen = ReturnType<typeof chooseSitzungen>;

/** Calendar day of a meeting in the municipality. */
const tag = sql<string>`(s.beginn at time zone 'Europe/Berlin')::date`;

function passende(sitzungen: Sitzungen, { ab, bis, jahr, gremium, sitzung }: SitzungFilter): Sitzungen {
  let query = sitzungen;
  if (sitzung) query = query.where('s.id', '=', sitzung);
  if (ab) query = query.where(tag, '>=', ab);
  if (bis) query = query.where(tag, '<=', bis);
  if (jahr) query = query.where(sql<SqlBool>`to_char(${tag}, 'YYYY') = ${jahr}`);
  if (gremium) query = query.where(sql<SqlBool>`s.gremien @> array[${gremium}::int]`);
  return query;
}

const sort = (query: Sitzungen, absteigend: boolean) => {
  const richtung = absteigend ? 'desc' : 'asc';
  return query.orderBy('s.beginn', richtung).orderBy('s.id', richtung);
};

/** Meetings as their pages show them, for somebody who may read what `sicht` says. */
export function createRatssitzungRepository(db: Datenquelle, sicht: Sicht) {
  const sitzungen = () => chooseSitzungen(db, sicht);

  /** Agenda items of meetings in their order, with what is consulted there. */
  async function readPunkte(ids: readonly number[]): Promise<(Omit<Ratspunkt, 'dateien'> & { sitzung: number })[]> {
    if (ids.length === 0) return [];
    const punkte = await db
      .selectFrom('rats_tagesordnungspunkte as punkt')
      .select(['id', 'sitzung_id', 'nummer', 'name', 'oeffentlich', 'ergebnis', 'beschluss', 'abstimmung'])
      .where('sitzung_id', 'in', ids)
      .where(isVisible('punkt', sicht))
      .orderBy('position')
      .orderBy('id')
      .execute();
    const vorlagen = await db
      .selectFrom('rats_beratungen as beratung')
      .innerJoin('rats_vorlagen as vorlage', 'vorlage.id', 'beratung.vorlage_id')
      .select(VORLAGE_KURZ)
      .select('beratung.punkt_id')
      .where('beratung.sitzung_id', 'in', ids)
      .where(isVisible('beratung', sicht))
      .where(isVisible('vorlage', sicht))
      .execute();
    const nachPunkt = new Map(vorlagen.map((vorlage) => [vorlage.punkt_id, vorlage]));
    return punkte.map(({ id, sitzung_id, nummer, name, oeffentlich, ...ausgang }) => {
      const vorlage = nachPunkt.get(id);
      return {
        id,
        sitzung: sitzung_id,
        nummer,
        titel: name,
        oeffentlich,
        vorlage: vorlage ? toVorlageKurz(vorlage) : null,
        ...toAusgang(ausgang),
      };
    });
  }

  const dateien = () =>
    db
      .selectFrom('rats_dateien as datei')
      .select(DATEI_KURZ)
      .select(['datei.sitzung_id', 'datei.punkt_id'])
      .where(isVisible('datei', sicht))
      .orderBy('datei.id');

  /** The meeting of the same bodies before or after another one. */
  async function findNeighbour({ gremien, beginn, id }: Sitzungszeile, davor: boolean): Promise<Ratsverweis | null> {
    const nachbar = await sort(
      sitzungen()
        .where(sql<SqlBool>`s.gremien && ${[...gremien]}::int[]`)
        .where('s.id', '<>', id)
        .where('s.beginn', davor ? '<' : '>', beginn),
      davor,
    )
      .limit(1)
      .executeTakeFirst();
    return nachbar ? { id: nachbar.id, name: nachbar.name, detailURL: buildRatsPfad('sitzungen', nachbar.id) } : null;
  }

  async function count(filter: SitzungFilter): Promise<number> {
    const { anzahl } = await passende(sitzungen(), filter)
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('anzahl'))
      .executeTakeFirstOrThrow();
    return anzahl;
  }

  async function list(filter: SitzungFilter, { absteigend = false, seite, proSeite }: RatsAusschnitt) {
    const zeilen = await sort(passende(sitzungen(), filter), absteigend)
      .limit(proSeite)
      .offset((seite - 1) * proSeite)
      .execute();
    const namen = await readGremiennamen(db);
    return zeilen.map((zeile) => toSitzungKurz(zeile, namen));
  }

  return {
    count,
    list,

    /** Years, months and bodies there are meetings of. */
    async findAuswahl(): Promise<Ratssitzungen['auswahl']> {
      const zeilen = await db
        .selectFrom('rats_sitzungen as s')
        .select([sql<string>`to_char(${tag}, 'YYYY-MM')`.as('monat'), 's.gremien'])
        .distinct()
        .where('s.geloescht', '=', false)
        .where('s.beginn', 'is not', null)
        .execute();
      const namen = await readGremiennamen(db);
      const benutzt = new Set(zeilen.flatMap(({ gremien }) => gremien));
      const monate = [...new Set(zeilen.map(({ monat }) => monat))].sort();
      return {
        monate,
        jahre: [...new Set(monate.map((monat) => monat.slice(0, 4)))].reverse(),
        gremien: getGremien(
          [...namen.keys()].filter((id) => benutzt.has(id)),
          namen,
        ),
      };
    },

    /** Title of a meeting, or null. */
    async findTitel(id: number): Promise<string | null> {
      const zeile = await sitzungen().where('s.id', '=', id).executeTakeFirst();
      return zeile?.name ?? null;
    },

    /** A meeting with its agenda and files, or null. */
    async find(id: number): Promise<Omit<Ratssitzung, 'kalenderURL' | 'mappeURL' | 'seo'> | null> {
      const zeile = await sitzungen().where('s.id', '=', id).executeTakeFirst();
      if (!zeile) return null;
      const [namen, punkte, anlagen, vorige, naechste, personen] = await Promise.all([
        readGremiennamen(db),
        readPunkte([id]),
        dateien()
          .where(({ or, eb }) =>
            or([
              eb('datei.sitzung_id', '=', id),
              eb(
                'datei.punkt_id',
                'in',
                db.selectFrom('rats_tagesordnungspunkte').select('id').where('sitzung_id', '=', id),
              ),
            ]),
          )
          .execute(),
        findNeighbour(zeile, true),
        findNeighbour(zeile, false),
        db
          .selectFrom('rats_personen')
          .select(['id', 'name'])
          .where('id', '=', sql<number>`any(${[...zeile.teilnehmer]}::int[])`)
          .where('geloescht', '=', false)
          .orderBy('nachname')
          .orderBy('vorname')
          .execute(),
      ]);
      const { strasse, plz, ort, status } = zeile;
      return {
        ...toSitzungKurz(zeile, namen),
        anschrift: [strasse, [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null,
        status,
        tagesordnung: punkte.map(({ sitzung: _, ...punkt }) => ({
          ...punkt,
          dateien: anlagen.filter(({ punkt_id }) => punkt_id === punkt.id).map(toDatei),
        })),
        dateien: anlagen.filter(({ sitzung_id }) => sitzung_id === id).map(toDatei),
        teilnehmer: personen.map((person) => ({ ...person, detailURL: buildRatsPfad('personen', person.id) })),
        vorige,
        naechste,
      };
    },

    /** Meetings with what was decided there, the latest first. */
    async listBerichte(filter: SitzungFilter, ausschnitt: RatsAusschnitt): Promise<Ratsberichte['data']> {
      const kurze = await list(filter, { ...ausschnitt, absteigend: true });
      const ids = kurze.map(({ id }) => id);
      if (ids.length === 0) return [];
      const [punkte, niederschriften] = await Promise.all([
        readPunkte(ids),
        dateien().where('datei.sitzung_id', 'in', ids).where('datei.rolle', '=', 'resultsProtocol').execute(),
      ]);
      return kurze.map((sitzung) => {
        const niederschrift = niederschriften.find(({ sitzung_id }) => sitzung_id === sitzung.id);
        return {
          ...sitzung,
          niederschrift: niederschrift ? toDatei(niederschrift) : null,
          beschluesse: punkte
            .filter((punkt) => punkt.sitzung === sitzung.id && punkt.ergebnis)
            .map(({ sitzung: _, ...punkt }) => punkt),
        };
      });
    },
  };
}
