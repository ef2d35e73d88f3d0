import type { Leistung, Leistungen, LeistungKurz } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import { buildLeistungPfad } from './wegweiser-pfad.ts';

export interface LeistungFilter {
  /** Every word has to occur. */
  woerter: readonly string[];
  /** Id of a situation of life; one that does not exist narrows nothing down. */
  lebenslage?: string | undefined;
  /** First letter, `A` to `Z`. */
  buchstabe?: string | undefined;
}

interface Ausschnitt {
  absteigend: boolean;
  /** Counts from 1. */
  seite: number;
  proSeite: number;
}

const heuhaufen = sql`lower(unaccent(concat_ws(' ', titel, einleitung, array_to_string(stichworte, ' '))))`;
const anfang = sql<string>`upper(left(unaccent(titel), 1))`;
/** The alphabet of a dictionary, whatever collation the database has. */
const alphabetisch = sql`lower(unaccent(titel)) collate "C"`;

const describeKurz = (zeile: { slug: string; titel: string; einleitung: string }): LeistungKurz => ({
  titel: zeile.titel,
  einleitung: zeile.einleitung,
  detailURL: buildLeistungPfad(zeile.slug),
});

/** What the municipality does for people. */
export function createLeistungRepository(db: Datenquelle) {
  function passende({ woerter, lebenslage, buchstabe }: LeistungFilter) {
    let query = db.selectFrom('leistungen');
    if (buchstabe) query = query.where(anfang, '=', buchstabe);
    if (lebenslage) {
      query = query.where(sql<boolean>`(${lebenslage} = any(lebenslagen)
        or not exists (select 1 from lebenslagen l where l.id = ${lebenslage}))`);
    }
    for (const wort of woerter) {
      query = query.where(sql<boolean>`position(lower(unaccent(${wort})) in ${heuhaufen}) > 0`);
    }
    return query;
  }

  return {
    /** One page of services from A to Z, and how many there are on all pages. */
    async list(filter: LeistungFilter, { absteigend, seite, proSeite }: Ausschnitt) {
      const { anzahl } = await passende(filter)
        .select((eb) => eb.fn.countAll<string>().as('anzahl'))
        .executeTakeFirstOrThrow();
      const zeilen = await passende(filter)
        .select(['slug', 'titel', 'einleitung'])
        .orderBy(alphabetisch, absteigend ? 'desc' : 'asc')
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      return { anzahl: Number(anzahl), data: zeilen.map(describeKurz) };
    },

    /** Letters and situations of life there is a service for. */
    async findAuswahl(): Promise<Leistungen['auswahl']> {
      const buchstaben = await db.selectFrom('leistungen').select(anfang.as('buchstabe')).distinct().execute();
      const lebenslagen = await db
        .selectFrom('lebenslagen as l')
        .innerJoin('leistungen as s', (join) => join.on(sql<boolean>`l.id = any(s.lebenslagen)`))
        .select(['l.id', 'l.titel', 'l.text', sql<number>`count(*)::int`.as('anzahl')])
        .groupBy(['l.id', 'l.titel', 'l.text', 'l.sortierung'])
        .orderBy('l.sortierung')
        .execute();
      return { buchstaben: buchstaben.map(({ buchstabe }) => buchstabe).sort(), lebenslagen };
    },

    /** A service without the unit that is responsible for it. */
    async find(slug: string): Promise<(Omit<Leistung, 'zustaendig' | 'seo'> & { einheit_id: number }) | null> {
      const zeile = await db.selectFrom('leistungen').selectAll().where('slug', '=', slug).executeTakeFirst();
      if (!zeile) return null;
      const lebenslagen = await db
        .selectFrom('lebenslagen')
        .select(['id', 'titel'])
        .where('id', '=', sql<string>`any(${zeile.lebenslagen}::text[])`)
        .orderBy('sortierung')
        .execute();
      return { ...describeKurz(zeile), ...zeile.angaben, lebenslagen, einheit_id: zeile.einheit_id };
    },

    async listVonEinheit(einheit: number): Promise<LeistungKurz[]> {
      const zeilen = await db
        .selectFrom('leistungen')
        .select(['slug', 'titel', 'einleitung'])
        .where('einheit_id', '=', einheit)
        .orderBy(alphabetisch)
        .execute();
      return zeilen.map(describeKurz);
    },

    /** Services as the search keeps them; their paths are those of the site map. */
    async listSuchzeilen(): Promise<Suchzeile[]> {
      const zeilen = await db.selectFrom('leistungen').selectAll().orderBy('slug').execute();
      return zeilen.map(({ slug, titel, einleitung, stichworte, angaben }) => ({
        pfad: buildLeistungPfad(slug),
        titel,
        beschreibung: einleitung,
        text: [angaben.wer, angaben.ablauf, angaben.unterlagen, angaben.kosten, angaben.recht]
          .map((html) => htmlToText(html ?? ''))
          .concat(stichworte.join(', '))
          .filter(Boolean)
          .join(' '),
        datum: null,
      }));
    },
  };
}
