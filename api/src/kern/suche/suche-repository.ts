import { type RawBuilder, sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { MARKE_ANFANG, MARKE_ENDE } from './split-auszug.ts';
import type { Suchzeile } from './suchzeile.ts';
import type { BekanntesWort } from './vary-abfrage.ts';
import { changeWords, listTexte, replaceWords, writeSuchzeilen } from './write-suchzeilen.ts';

/** What hits are narrowed down to. */
export interface Suchauswahl {
  /** Kinds of content; all without it. */
  typen?: readonly string[] | undefined;
  /** Of the council: kind of paper, a body, and the year. */
  art?: string | undefined;
  gremium?: number | undefined;
  jahr?: number | undefined;
}

/** What areas that are switched off have left in the index: nobody is shown it. */
export interface Verborgenes {
  /** Folders of their pages. */
  verborgen: readonly string[];
  /** Kinds of their entries. */
  verborgeneTypen: readonly string[];
}

interface Ausschnitt {
  /** Counts from 1. */
  seite: number;
  proSeite: number;
  /** Hits of this query, too, come before all others. */
  genau?: string | null;
}

interface TrefferZeile {
  typ: string;
  titel: string;
  pfad: string;
  datum: string | null;
  /** With the marks of `splitAuszug` around what was searched for. */
  auszug: string;
}

/** Where the loader keeps the synonyms among the configuration. */
export const SYNONYME = 'synonyme';

/**
 * Hits that are ranked, of titles and of texts each; nobody turns more pages. Up to so many, all hits are.
 */
export const MAX_TREFFER = 300;

/** Words further from what was typed are another word, not a mistake (share of equal trigrams). */
const MIN_AEHNLICHKEIT = 0.35;
/** Weights of text, unused, description and title, as `ts_rank` takes them. */
const GEWICHTE = '{0.1, 0.2, 0.4, 1}';
/** Options of `ts_headline`. */
export const AUSZUG = `StartSel=${MARKE_ANFANG}, StopSel=${MARKE_ENDE}, MaxWords=34, MinWords=20, ShortWord=2`;
/** Text looked through for the excerpt, in characters: long pages would cost more than they show. */
export const AUSZUG_AUS = 20_000;

const tsquery = (text: string) => sql`to_tsquery('german', ${text})`;

/** New articles come a little before old ones; pages count as new. */
const RANG = sql`(1 + 0.25 * coalesce(exp(-greatest(current_date - datum, 0) / 365.0), 1))`;

/** Condition of the rows of a choice that are not hidden, to be put behind others. */
function chooseShown({ typen, art, gremium, jahr }: Suchauswahl, { verborgen, verborgeneTypen }: Verborgenes) {
  const bedingungen = [
    ...verborgen.map((folder) => sql`not starts_with(pfad, ${folder})`),
    ...(verborgeneTypen.length > 0 ? [sql`typ <> all(${[...verborgeneTypen]}::text[])`] : []),
    ...(typen ? [sql`typ = any(${[...typen]}::text[])`] : []),
    ...(art ? [sql`art = ${art}`] : []),
    ...(gremium === undefined ? [] : [sql`gremien @> array[${gremium}::int]`]),
    ...(jahr === undefined ? [] : [sql`datum >= make_date(${jahr}, 1, 1) and datum < make_date(${jahr} + 1, 1, 1)`]),
  ];
  return sql.join(
    bedingungen.map((bedingung) => sql`and ${bedingung}`),
    sql` `,
  );
}

const NICHTS: Verborgenes = { verborgen: [], verborgeneTypen: [] };

/** Reads and fills the index of the site's search. `abfrage` is always a text of `buildTsquery`. */
export function createSucheRepository(db: Datenquelle, verborgenes: Verborgenes = NICHTS) {
  const choose = (auswahl: Suchauswahl) => chooseShown(auswahl, verborgenes);

  /**
   * The planner does not count what it costs to fetch words that lie outside of their rows: for common words it would
   * go through all rows, in whatever order, instead of asking the index of the words.
   */
  const readWithIndex = <Zeile>(frage: RawBuilder<Zeile>): Promise<Zeile[]> =>
    db.transaction().execute(async (trx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
        trx,
      );
      return (await frage.execute(trx)).rows;
    });

  const repository = {
    /** Replaces all entries of a kind of content; entries that did not change are not written. */
    async replace(typ: string, zeilen: readonly Suchzeile[]): Promise<void> {
      const pfade = zeilen.map(({ pfad }) => pfad);
      await sql`delete from suche where typ = ${typ} and pfad <> all(${pfade}::text[])`.execute(db);
      await writeSuchzeilen(db, typ, zeilen);
      await replaceWords(db, typ, zeilen.flatMap(listTexte));
    },

    /** Makes these what the search has at these paths; whatever else it has of the kind stays. */
    async change(typ: string, zeilen: readonly Suchzeile[], pfade: readonly string[]): Promise<void> {
      const { rows: alte } = await sql<Suchzeile>`select pfad, titel, beschreibung, text from suche
        where typ = ${typ} and pfad = any(${[...pfade]}::text[])`.execute(db);
      const neue = new Set(zeilen.map(({ pfad }) => pfad));
      const weg = pfade.filter((pfad) => !neue.has(pfad));
      await sql`delete from suche where typ = ${typ} and pfad = any(${weg}::text[])`.execute(db);
      await writeSuchzeilen(db, typ, zeilen);
      await changeWords(db, typ, alte.flatMap(listTexte), zeilen.flatMap(listTexte));
    },

    /** Replaces the words that a kind of content has, for spelling mistakes. */
    replaceWords: (typ: string, texte: readonly string[]) => replaceWords(db, typ, texte),

    /** Titles and descriptions of the entries of a kind. */
    async listTitel(typ: string): Promise<string[]> {
      const rows = await db.selectFrom('suche').select(['titel', 'beschreibung']).where('typ', '=', typ).execute();
      return rows.flatMap(({ titel, beschreibung }) => [titel, beschreibung]);
    },

    /** Number of hits by kind of content. */
    async count(abfrage: string, auswahl: Suchauswahl = {}): Promise<{ typ: string; anzahl: number }[]> {
      return readWithIndex(sql<{ typ: string; anzahl: number }>`
        select typ, count(*)::int as anzahl from suche where worte @@ ${tsquery(abfrage)} ${choose(auswahl)} group by typ
      `);
    },

    /** One page of hits, best first; of more than `MAX_TREFFER` those that have it in their title, and some others. */
    async find(
      abfrage: string,
      auswahl: Suchauswahl,
      { seite, proSeite, genau = null }: Ausschnitt,
    ): Promise<TrefferZeile[]> {
      const gewaehlt = choose(auswahl);
      const vorrang = genau ? sql`+ (worte @@ ${tsquery(genau)})::int` : sql``;
      // Ranking reads the words of every entry, which takes too long for all that have a common word. The texts join
      // after the page is cut out: sorting would carry them along.
      return readWithIndex(sql<TrefferZeile>`
        with kandidaten as materialized (
          (select ctid as stelle from suche where titelworte @@ ${tsquery(abfrage)} ${gewaehlt} limit ${MAX_TREFFER})
          union
          (select ctid from suche where worte @@ ${tsquery(abfrage)} ${gewaehlt} limit ${MAX_TREFFER})
        ), beste as (
          select pfad, ts_rank(${GEWICHTE}::float4[], worte, ${tsquery(abfrage)}) * ${RANG} ${vorrang} as rang
          from kandidaten join suche on suche.ctid = stelle
          order by rang desc, datum desc nulls last, pfad
          limit ${proSeite} offset ${(seite - 1) * proSeite}
        )
        select typ, titel, pfad, datum,
          ts_headline('german', left(concat_ws(' ', nullif(beschreibung, ''), text), ${AUSZUG_AUS}::int),
            ${tsquery(abfrage)}, ${AUSZUG}) as auszug
        from beste join suche using (pfad)
        order by rang desc, datum desc nulls last, pfad
      `);
    },

    /** The best titles for a search while it is being typed. */
    async findTitel(abfrage: string, anzahl: number): Promise<Pick<TrefferZeile, 'typ' | 'titel' | 'pfad'>[]> {
      return readWithIndex(sql<Pick<TrefferZeile, 'typ' | 'titel' | 'pfad'>>`
        select typ, titel, pfad
        from (select * from suche where titelworte @@ ${tsquery(abfrage)} ${choose({})} limit ${MAX_TREFFER}) as kandidaten
        order by ts_rank(${GEWICHTE}::float4[], titelworte, ${tsquery(abfrage)}) * ${RANG} desc, length(titel), pfad
        limit ${anzahl}
      `);
    },

    /** What the loader stored of `synonyme.yaml`, or null. */
    async readSynonyme(): Promise<unknown> {
      const row = await db
        .selectFrom('konfiguration')
        .select('wert')
        .where('schluessel', '=', SYNONYME)
        .executeTakeFirst();
      return row?.wert ?? null;
    },

    async hasHits(abfrage: string): Promise<boolean> {
      const rows = await readWithIndex(
        sql`select 1 from suche where worte @@ ${tsquery(abfrage)} ${choose({})} limit 1`,
      );
      return rows.length > 0;
    },

    /** Those of these folded words that stand in the content. */
    async findWords(gefaltete: readonly string[]): Promise<BekanntesWort[]> {
      const { rows } = await sql<BekanntesWort>`
        select gefaltet, min(wort) as wort, sum(anzahl)::int as anzahl from suche_woerter
        where gefaltet = any(${[...gefaltete]}::text[]) and typ <> all(${[...verborgenes.verborgeneTypen]}::text[])
        group by gefaltet
      `.execute(db);
      return rows;
    },

    /** Known compounds that end with one of these folded words, the most frequent first. */
    async findCompounds(enden: readonly string[], anzahl: number): Promise<string[]> {
      const { rows } = await sql<{ wort: string }>`
        select min(wort) as wort from suche_woerter
        where gefaltet like any(${enden.map((ende) => `_%${ende}`)}::text[])
          and typ <> all(${[...verborgenes.verborgeneTypen]}::text[])
        group by gefaltet order by sum(suche_woerter.anzahl) desc, gefaltet limit ${anzahl}
      `.execute(db);
      return rows.map(({ wort }) => wort);
    },

    /** The word of the content that looks most like a folded one, or null. */
    async findSimilar(gefaltet: string): Promise<string | null> {
      const { rows } = await sql<{ wort: string }>`
        select wort from suche_woerter
        where gefaltet % ${gefaltet} and similarity(gefaltet, ${gefaltet}) >= ${MIN_AEHNLICHKEIT}
          and typ <> all(${[...verborgenes.verborgeneTypen]}::text[])
        order by similarity(gefaltet, ${gefaltet}) desc, anzahl desc, gefaltet, typ
        limit 1
      `.execute(db);
      return rows[0]?.wort ?? null;
    },
  };
  return repository;
}
