import type pg from 'pg';

const VOCABULARY = 20_000;
const WORDS_PER_ENTRY = 80;
const BATCH = 2_000;
const SYLLABLES =
  'ba bel berg brun burg dach dorf ei en er feld fel gar ger grun hal haus hof holz in kel kir lan lich lind mar mei mu mühl nord ober ot quel rat rei ro sal schu see stadt stein tal tor un ver wald wein wer wie zell'.split(
    ' ',
  );

/** The same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(7);
/** Words that look German, the commonest first. */
export const vocabulary = [
  ...new Set(
    Array.from({ length: VOCABULARY }, () => {
      const length = 2 + Math.floor(random() * 3);
      return Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
    }),
  ),
];
/** How often words are used (Zipf), without the commonest of a language, which the index leaves out. */
const LEFT_OUT = 15;
const pickWord = () =>
  vocabulary[Math.floor(LEFT_OUT * (vocabulary.length / LEFT_OUT + 1) ** random()) - LEFT_OUT] ?? '';
const sentence = (words: number) => Array.from({ length: words }, pickWord).join(' ');
const toTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function inBatches(from: number, to: number, insert: (numbers: number[]) => Promise<unknown>): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, to - first) }, (_, index) => first + index));
  }
}

/** Adds entries `from` to `to` to the index of the search, and the words they are made of. */
export async function addSearchEntries(pool: pg.Pool, from: number, to: number): Promise<void> {
  await inBatches(from, to, (numbers) => {
    const rows = numbers.map((number) => ({
      pfad: `/probe/${number}/`,
      titel: toTitle(sentence(3)),
      beschreibung: sentence(8),
      text: sentence(WORDS_PER_ENTRY),
    }));
    return pool.query(
      `insert into suche (typ, pfad, titel, beschreibung, text, datum)
       select (array['seite', 'artikel', 'eintrag'])[1 + length(titel) % 3], pfad, titel, beschreibung, text, current_date - length(text)
       from jsonb_to_recordset($1::jsonb) as neu(pfad text, titel text, beschreibung text, text text)`,
      [JSON.stringify(rows)],
    );
  });
  await pool.query(
    `insert into suche_woerter (typ, gefaltet, wort, anzahl)
     select 'seite', replace(wort, 'ü', 'ue'), wort, 1 from unnest($1::text[]) as wort on conflict do nothing`,
    [vocabulary],
  );
  await pool.query('vacuum analyze');
}

/** Adds entries `from` to `to` to the directory. */
export async function addDirectoryEntries(pool: pg.Pool, from: number, to: number): Promise<void> {
  await inBatches(from, to, (numbers) => {
    const rows = numbers.map((number) => ({
      id: 1_000_000 + number,
      titel: toTitle(sentence(3)),
      suchtext: sentence(20),
    }));
    return pool.query(
      `insert into brancheneintraege (id, typ, titel, rubrik_id, kontakt, adresse, ansprechpartner, sortiertitel, buchstabe, suchtext)
       select id, (array['vereine', 'institutionen', 'einrichtungen', 'firmen'])[1 + id % 4], titel, 1 + id % 20,
         '{"link":"","telefon":"","telefax":"","email":""}', '{"strasse":"","plz":"","ort":""}', '',
         lower(titel), upper(left(titel, 1)), replace(lower(titel || ' ' || suchtext), 'ü', 'ue')
       from jsonb_to_recordset($1::jsonb) as neu(id int, titel text, suchtext text)`,
      [JSON.stringify(rows)],
    );
  });
  await pool.query('vacuum analyze');
}
