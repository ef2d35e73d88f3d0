import type {
  Bekanntmachungen,
  BekanntmachungKurz,
  BekanntmachungSeite,
} from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import { type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { splitRows } from '../../kern/daten/insert-many.ts';
import { createDokumentRepository } from '../../kern/inhalt/dokument-repository.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import { BEKANNTMACHUNGEN } from './bekanntmachung-pfad.ts';
import type { BekanntmachungenTabelle, Bekanntmachungszeile } from './tables.ts';

export interface BekanntmachungFilter {
  /** Calendar day it is asked on: nothing is public before its first day. */
  heute: string;
  /** Those whose last day is over, instead of those that are up. */
  archiv: boolean;
  /** Year of the first day. */
  jahr?: string | undefined;
  /** Category as addresses name it. */
  typ?: string | undefined;
  /** Every word has to occur; words of `parseSuche`. */
  woerter?: readonly string[] | undefined;
}

type Zeile = Selectable<BekanntmachungenTabelle>;
type KurzZeile = Pick<Zeile, 'id' | 'titel' | 'rubrik' | 'einleitung' | 'datum_von' | 'datum_bis'>;

const buildPfad = ({ id, titel }: Pick<Zeile, 'id' | 'titel'>) => BEKANNTMACHUNGEN.build(id, titel);
const getRubrik = (rubrik: string) => ({ typ: buildSlug(rubrik), titel: rubrik });

function toKurz(zeile: KurzZeile): BekanntmachungKurz {
  const { id, titel, rubrik, einleitung, datum_von, datum_bis } = zeile;
  return { id, titel, rubrik: getRubrik(rubrik), einleitung, datum_von, datum_bis, detailURL: buildPfad(zeile) };
}

/** Characters of all files of a notice that the search looks through: the words of a row have room for no more. */
const DATEITEXT = 400_000;

const listDateien = (zeilen: readonly Pick<Zeile, 'dokumente'>[]) =>
  zeilen.flatMap(({ dokumente }) => dokumente.map(({ datei }) => datei));

/** The notice board as visitors see it. */
export function createBekanntmachungRepository(db: Datenquelle) {
  const oeffentliche = (heute: string) => db.selectFrom('bekanntmachungen').where('datum_von', '<=', heute);
  const derArt = ({ heute, archiv }: BekanntmachungFilter) =>
    oeffentliche(heute).where('datum_bis', archiv ? '<' : '>=', heute);

  /** The words in the PDF files of these notices, by name. */
  async function readTexte(zeilen: readonly Pick<Zeile, 'dokumente'>[]) {
    const dateien = await createDokumentRepository(db).pick(listDateien(zeilen));
    const texte = new Map(dateien.map(({ datei, text }) => [datei, text]));
    return ({ dokumente }: Pick<Zeile, 'dokumente'>) =>
      dokumente
        .map(({ titel, datei }) => `${titel} ${texte.get(datei) ?? ''}`)
        .join(' ')
        .slice(0, DATEITEXT);
  }

  return {
    /** One page of notices, the newest first, how many there are, and what can be chosen. */
    async list(filter: BekanntmachungFilter, { seite, proSeite }: { seite: number; proSeite: number }) {
      const alle = await derArt(filter)
        .select(['rubrik', sql<string>`to_char(datum_von, 'YYYY')`.as('jahr')])
        .distinct()
        .execute();
      const rubriken = [...new Set(alle.map(({ rubrik }) => rubrik))].sort((a, b) => a.localeCompare(b, 'de'));
      const auswahl: Bekanntmachungen['auswahl'] = {
        jahre: [...new Set(alle.map(({ jahr }) => jahr))].sort().reverse(),
        rubriken: rubriken.map(getRubrik),
      };
      let passende = derArt(filter);
      if (filter.jahr) passende = passende.where(sql<boolean>`to_char(datum_von, 'YYYY') = ${filter.jahr}`);
      if (filter.typ) {
        const namen = rubriken.filter((rubrik) => buildSlug(rubrik) === filter.typ);
        passende = passende.where('rubrik', '=', sql<string>`any(${namen}::text[])`);
      }
      for (const wort of filter.woerter ?? []) passende = passende.where('suchtext', 'like', `%${wort}%`);
      const { anzahl } = await passende.select(sql<number>`count(*)::int`.as('anzahl')).executeTakeFirstOrThrow();
      const zeilen = await passende
        .select(['id', 'titel', 'rubrik', 'einleitung', 'datum_von', 'datum_bis'])
        .orderBy('datum_von', 'desc')
        .orderBy('id', 'desc')
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      return { data: zeilen.map(toKurz), anzahl, auswahl };
    },

    /** Path and title of a public notice, or null. */
    async findSeite(id: number, heute: string) {
      const zeile = await oeffentliche(heute)
        .select(['id', 'titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return zeile ? { ...zeile, pfad: buildPfad(zeile) } : null;
    },

    /** A public notice as its page shows it, or null. */
    async find(id: number, heute: string): Promise<Omit<BekanntmachungSeite, 'pdfURL'> | null> {
      const zeile = await oeffentliche(heute).selectAll().where('id', '=', id).executeTakeFirst();
      if (!zeile) return null;
      const dateien = await createDokumentRepository(db).pick(listDateien([zeile]));
      return {
        ...toKurz(zeile),
        text: zeile.text,
        abgelaufen: zeile.datum_bis < heute,
        dokumente: zeile.dokumente.flatMap(({ titel, datei }) => {
          const gelesen = dateien.find((eine) => eine.datei === datei);
          if (!gelesen) return [];
          const { seiten, groesse } = gelesen;
          return { titel, href: `/api/cms/bekanntmachungen/${id}/dateien/${datei}`, seiten, groesse };
        }),
        seo: {
          title: zeile.titel,
          description: zeile.einleitung,
          type: 'article',
          published: zeile.datum_von,
          section: zeile.rubrik,
        },
      };
    },

    /** A PDF file of a public notice: what it is called there, and the hash of its bytes. */
    async findDatei(id: number, datei: string, heute: string): Promise<{ titel: string; hash: string } | null> {
      const zeile = await oeffentliche(heute).select('dokumente').where('id', '=', id).executeTakeFirst();
      const dokument = zeile?.dokumente.find((eines) => eines.datei === datei);
      const gelesen = dokument && (await createDokumentRepository(db).find(datei));
      return gelesen ? { titel: dokument.titel, hash: gelesen.hash } : null;
    },

    /** Every public notice as the search keeps it; its paths are those of the site map. */
    async listSuchzeilen(heute: string): Promise<Suchzeile[]> {
      const zeilen = await oeffentliche(heute).selectAll().orderBy('datum_von', 'desc').orderBy('id').execute();
      const readDateitext = await readTexte(zeilen);
      return zeilen.map((zeile) => ({
        pfad: buildPfad(zeile),
        titel: zeile.titel,
        beschreibung: zeile.einleitung,
        text: [zeile.rubrik, htmlToText(zeile.text), readDateitext(zeile)].join(' ').trim(),
        datum: zeile.datum_von,
      }));
    },

    /** Use it inside the transaction that loads the content. */
    async replace(zeilen: readonly Bekanntmachungszeile[]): Promise<void> {
      await db.deleteFrom('bekanntmachungen').execute();
      for (const part of splitRows(zeilen)) await db.insertInto('bekanntmachungen').values(part).execute();
    },
  };
}
