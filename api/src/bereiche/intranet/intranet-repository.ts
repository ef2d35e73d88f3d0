import type { ArchivDokument, archivThemaSchema, IntranetTextKurz } from '@gm/shared/bereiche/intranet/intranet';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { splitRows } from '../../kern/daten/insert-many.ts';
import { buildTsquery } from '../../kern/suche/build-tsquery.ts';
import { parseAbfrage } from '../../kern/suche/parse-abfrage.ts';
import { splitAuszug } from '../../kern/suche/split-auszug.ts';
import { AUSZUG } from '../../kern/suche/suche-repository.ts';
import type { IntranetZeilen } from './build-intranet.ts';

export interface DokumentFilter {
  themen_id?: number | undefined;
  archiv_id?: number | undefined;
  /** Days: documents that hold on one of the days between them. */
  gueltig_von?: string | undefined;
  gueltig_bis?: string | undefined;
}

const TREFFER = 20;

type Thema = z.output<typeof archivThemaSchema>;

/** The last of a list if it has this number, else a new one at its end: rows come sorted. */
function takeLast<Eintrag extends { id: number }>(liste: Eintrag[], id: number, create: () => Eintrag): Eintrag {
  const letztes = liste.at(-1);
  if (letztes?.id === id) return letztes;
  const neues = create();
  liste.push(neues);
  return neues;
}

type TextZeile = Omit<IntranetTextKurz, 'rubrik' | 'detailURL'> & { url: string; rubrik_titel: string };

const toKurz = ({ url, rubrik_titel, ...text }: TextZeile): IntranetTextKurz => ({
  ...text,
  rubrik: { url, titel: rubrik_titel },
  detailURL: `/intranet/${url}/${text.id}/`,
});

type DokumentZeile = Omit<ArchivDokument, 'downloadURL'> & { datei: string | null };

const toDokument = ({ datei, ...dokument }: DokumentZeile): ArchivDokument => ({
  ...dokument,
  downloadURL: datei ? `/api/cms/intranet/dateien/${datei}` : `/api/cms/intranet/dokumente/${dokument.id}`,
});

/** Characters looked through at once for an excerpt. */
const STUECK = 20_000;

/** The first words of a document around what was searched for; a long one is looked through piece by piece. */
const findAuszug = (gesucht: RawBuilder<unknown>) => sql<string>`coalesce(
  (select ts_headline('german', stueck, ${gesucht}, ${AUSZUG})
    from generate_series(1, length(d.suchtext), ${STUECK}::int) as ab
    cross join lateral (select substring(d.suchtext from ab for ${STUECK}::int)) as teil(stueck)
    where to_tsvector('german', stueck) @@ ${gesucht} order by ab limit 1),
  left(d.suchtext, 200))`;

/** `q` as a condition on `worte`, or null when there is nothing to look for. */
function ask(q: string) {
  const tsquery = buildTsquery(parseAbfrage(q), { synonyme: new Map() });
  return tsquery ? sql`to_tsquery('german', ${tsquery})` : null;
}

/**
 * News and archive of the staff.
 * @param neuSeit what came on this day or later is new to the reader
 */
export function createIntranetRepository(db: Datenquelle, neuSeit = '9999-12-31') {
  const texte = () => db.selectFrom('intranet_texte as t').innerJoin('intranet_rubriken as r', 'r.id', 't.rubrik_id');
  const kurz = () =>
    texte().select([
      't.id',
      't.titel',
      't.einleitung',
      't.datum_von',
      sql<boolean>`t.datum_von >= ${neuSeit}::date`.as('neu'),
      'r.url',
      'r.titel as rubrik_titel',
    ]);
  const dokumente = () =>
    db
      .selectFrom('archivdokumente as d')
      .innerJoin('archive as a', 'a.id', 'd.archiv_id')
      .innerJoin('archivthemen as m', 'm.id', 'a.themen_id');
  const dokumentFelder = () =>
    dokumente().select([
      'd.id',
      'd.titel',
      'm.thema',
      'a.titel as archiv',
      'd.downloadtext',
      'd.stand',
      'd.gueltig_von',
      'd.gueltig_bis',
      'd.datei',
    ]);
  function gefiltert({ themen_id, archiv_id, gueltig_von, gueltig_bis }: DokumentFilter) {
    let auswahl = dokumentFelder();
    if (themen_id !== undefined) auswahl = auswahl.where('m.id', '=', themen_id);
    if (archiv_id !== undefined) auswahl = auswahl.where('a.id', '=', archiv_id);
    if (gueltig_von) auswahl = auswahl.where(sql<boolean>`coalesce(d.gueltig_bis, 'infinity') >= ${gueltig_von}::date`);
    if (gueltig_bis) auswahl = auswahl.where('d.gueltig_von', '<=', gueltig_bis);
    return auswahl;
  }

  return {
    async listRubriken() {
      return db
        .selectFrom('intranet_rubriken as r')
        .leftJoin('intranet_texte as t', 't.rubrik_id', 'r.id')
        .select([
          'r.url',
          'r.titel',
          'r.beschreibung',
          sql<number>`count(t.id)::int`.as('anzahl'),
          sql<number>`(count(*) filter (where t.datum_von >= ${neuSeit}::date))::int`.as('neue'),
        ])
        .groupBy('r.id')
        .orderBy('r.id')
        .execute();
    },

    async findRubrik(url: string) {
      const rubrik = await db
        .selectFrom('intranet_rubriken')
        .select(['id', 'titel', 'beschreibung'])
        .where('url', '=', url)
        .executeTakeFirst();
      return rubrik ?? null;
    },

    /** Texts of one category, or of all, the newest first unless `aufsteigend`; and how many there are. */
    async listTexte(
      rubrik_id: number | null,
      { seite, proSeite, aufsteigend = false }: { seite: number; proSeite: number; aufsteigend?: boolean },
    ) {
      const richtung = aufsteigend ? 'asc' : 'desc';
      let auswahl = kurz();
      let zaehlung = db.selectFrom('intranet_texte').select(sql<number>`count(*)::int`.as('anzahl'));
      if (rubrik_id !== null) {
        auswahl = auswahl.where('r.id', '=', rubrik_id);
        zaehlung = zaehlung.where('rubrik_id', '=', rubrik_id);
      }
      const zeilen = await auswahl
        .orderBy('t.datum_von', richtung)
        .orderBy('t.id', richtung)
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      const { anzahl } = await zaehlung.executeTakeFirstOrThrow();
      return { data: zeilen.map(toKurz), anzahl };
    },

    async findText(id: number) {
      const zeile = await kurz().select(['t.text', 't.autor']).where('t.id', '=', id).executeTakeFirst();
      if (!zeile) return null;
      const { text, autor, ...rest } = zeile;
      return { ...toKurz(rest), text, autor };
    },

    listThemen: () => db.selectFrom('archivthemen').select(['id', 'thema']).orderBy('thema').execute(),

    /** Documents by topic and archive, all ascending; topics without a document are left out. */
    async listThemenMitDokumenten(filter: DokumentFilter) {
      const zeilen = await gefiltert(filter)
        .select(['m.id as themen_id', 'a.id as archiv_id'])
        .orderBy('m.thema')
        .orderBy('a.titel')
        .orderBy('d.downloadtext')
        .orderBy('d.id')
        .execute();
      const themen: Thema[] = [];
      for (const { themen_id, archiv_id, ...dokument } of zeilen) {
        const thema = takeLast(themen, themen_id, () => ({ id: themen_id, thema: dokument.thema, archive: [] }));
        const archiv = takeLast(thema.archive, archiv_id, () => ({
          id: archiv_id,
          titel: dokument.archiv,
          dokumente: [],
        }));
        archiv.dokumente.push(toDokument(dokument));
      }
      return themen;
    },

    /** Documents, the latest first. */
    async listDokumente(filter: DokumentFilter): Promise<ArchivDokument[]> {
      const zeilen = await gefiltert(filter).orderBy('d.stand', 'desc').orderBy('d.id').execute();
      return zeilen.map(toDokument);
    },

    /** A document with its text, or null. */
    async findDokument(id: number) {
      const zeile = await dokumentFelder().select('d.text').where('d.id', '=', id).executeTakeFirst();
      return zeile ?? null;
    },

    /** The file of a document as the store keeps it, with its title; or null. */
    async findDatei(datei: string) {
      const zeile = await db
        .selectFrom('archivdokumente as d')
        .innerJoin('inhalt_dokumente as i', 'i.datei', 'd.datei')
        .select(['d.titel', 'i.hash'])
        .where('d.datei', '=', datei)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** The best of news and documents. */
    async search(q: string) {
      const gesucht = ask(q);
      if (!gesucht) return { texte: [], dokumente: [] };
      const gefundene = await kurz()
        .where(sql<boolean>`t.worte @@ ${gesucht}`)
        .orderBy(sql`ts_rank(t.worte, ${gesucht})`, 'desc')
        .orderBy('t.datum_von', 'desc')
        .limit(TREFFER)
        .execute();
      const abgelegte = await dokumentFelder()
        .select(findAuszug(gesucht).as('auszug'))
        .where(sql<boolean>`d.worte @@ ${gesucht}`)
        .orderBy(sql`ts_rank(d.worte, ${gesucht})`, 'desc')
        .orderBy('d.stand', 'desc')
        .limit(TREFFER)
        .execute();
      return {
        texte: gefundene.map(toKurz),
        dokumente: abgelegte.map(({ auszug, ...dokument }) => ({
          ...toDokument(dokument),
          auszug: splitAuszug(auszug),
        })),
      };
    },

    /** Use it inside the transaction that loads the content. */
    async replace(zeilen: IntranetZeilen): Promise<void> {
      await db.deleteFrom('intranet_rubriken').execute();
      await db.deleteFrom('archivthemen').execute();
      for (const tabelle of [
        'intranet_rubriken',
        'intranet_texte',
        'archivthemen',
        'archive',
        'archivdokumente',
      ] as const) {
        for (const part of splitRows<(typeof zeilen)[typeof tabelle][number]>(zeilen[tabelle]))
          await db.insertInto(tabelle).values(part).execute();
      }
      await sql`update archivdokumente as d set suchtext = concat_ws(' ', i.text, d.suchtext)
        from inhalt_dokumente as i where i.datei = d.datei`.execute(db);
    },
  };
}
