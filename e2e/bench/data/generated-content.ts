import type pg from 'pg';

const VOCABULARY = 20_000;
const WORDS_PER_ENTRY = 80;
const BATCH = 2_000;
const SYLLABLES =
  'ba bel berg brun burg dach dorf ei en er feld fel gar ger grun hal haus hof holz in kel kir lan lich lind mar mei mu mühl nord ober ot quel rat rei ro sal schu see stadt stein tal tor un ver wald wein wer wie zell'.split(
    ' ',
  );

/** A seeded generator: the same numbers in every run. */
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
/** German-looking words, most frequent first. */
export const vocabulary = [
  ...new Set(
    Array.from({ length: VOCABULARY }, () => {
      const length = 2 + Math.floor(random() * 3);
      return Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
    }),
  ),
];
/** Zipf distribution, without the most frequent words of a language, which are stop words in the index. */
const LEFT_OUT = 15;
export const pickWord = () =>
  vocabulary[Math.floor(LEFT_OUT * (vocabulary.length / LEFT_OUT + 1) ** random()) - LEFT_OUT] ?? '';
export const sentence = (words: number) => Array.from({ length: words }, pickWord).join(' ');
export const toTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export async function inBatches(
  from: number,
  to: number,
  insert: (numbers: number[]) => Promise<unknown>,
): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, to - first) }, (_, index) => first + index));
  }
}

/** Adds entries `from` to `to` to the search index, and their vocabulary. */
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

/** Words of a paper's file: two or three pages. */
const WORDS_PER_FILE = 400;
const PAPERS_PER_MEETING = 10;

/**
 * Number of connections that add papers concurrently: building the text search vectors keeps one core busy per
 * connection.
 */
export const PAPER_CONNECTIONS = 2;

/** Adds papers `from` to `to` with a file each, on the agendas of meetings of 20 bodies. */
export async function addPapers(pool: pg.Pool, from: number, to: number): Promise<void> {
  await pool.query("insert into rats_koerperschaften (id, name) values (1, 'Probe') on conflict do nothing");
  await pool.query(
    `insert into rats_gremien (id, koerperschaft_id, name, art)
     select id, 1, 'Gremium ' || id, 'Gremium' from generate_series(1, 20) as id on conflict do nothing`,
  );
  const share = Math.ceil((to - from) / PAPER_CONNECTIONS);
  const starts = Array.from({ length: PAPER_CONNECTIONS }, (_, index) => from + index * share);
  await Promise.all(starts.map((start) => addPapersInBatches(pool, start, Math.min(start + share, to))));
  await pool.query('vacuum analyze');
}

async function addPapersInBatches(pool: pg.Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  await client.query('create temp table neu (id int, sitzung int, name text, text text)');
  await inBatches(from, to, async (numbers) => {
    const rows = numbers.map((number) => ({
      id: 1 + number,
      sitzung: 1 + Math.floor(number / PAPERS_PER_MEETING),
      name: toTitle(sentence(5)),
      text: sentence(WORDS_PER_FILE),
    }));
    await client.query('insert into neu select * from jsonb_populate_recordset(null::neu, $1::jsonb)', [
      JSON.stringify(rows),
    ]);
    await client.query(
      `insert into rats_sitzungen (id, koerperschaft_id, name, beginn, gremien)
       select distinct sitzung, 1, 'Sitzung ' || sitzung, now() - sitzung * interval '3 hours', array[1 + sitzung % 20]
       from neu on conflict do nothing;
       insert into rats_vorlagen (id, koerperschaft_id, oeffentlich, name, art, datum)
       select id, 1, true, name, (array['Beschlussvorlage', 'Antrag', 'Anfrage', 'Bericht'])[1 + id % 4],
         current_date - id / 10 from neu;
       insert into rats_tagesordnungspunkte (id, koerperschaft_id, oeffentlich, sitzung_id, position, name)
       select id, 1, true, sitzung, 1 + id % 10, name from neu;
       insert into rats_beratungen (id, koerperschaft_id, oeffentlich, vorlage_id, punkt_id, sitzung_id, gremien)
       select id, 1, true, id, id, sitzung, array[1 + sitzung % 20] from neu;
       insert into rats_dateien (id, koerperschaft_id, oeffentlich, vorlage_id, rolle, name, dateiname, mime, text)
       select id, 1, true, id, 'mainFile', name, 'vorlage.pdf', 'application/pdf', text from neu;
       truncate neu;
       select aktualisiere_rats_suche(now())`,
    );
  });
  client.release(true);
}

/** Words of a resident's message. */
const WORDS_PER_MESSAGE = 60;

/** Adds submissions from two years: four in seven undecided, a tenth of them assigned to `redaktion@`. */
export async function addSubmissions(pool: pg.Pool, count: number): Promise<void> {
  await inBatches(0, count, (numbers) => {
    const rows = numbers.map((number) => ({
      nummer: number,
      betreff: toTitle(sentence(4)),
      nachricht: sentence(WORDS_PER_MESSAGE),
      name: toTitle(sentence(2)),
    }));
    return pool.query(
      `insert into einsendungen (formular, referenz, status, erstellt, geaendert, email, route, angaben, zustaendig_id, zustaendig)
       select (array['kontakt', 'fehlermeldung', 'vorschlag'])[1 + nummer % 3], 'PR-2026-' || lpad(nummer::text, 6, '0'),
         (array['eingegangen', 'in Prüfung', 'Rückfrage', 'freigegeben', 'abgelehnt', 'eingegangen', 'freigegeben'])[1 + nummer % 7],
         now() - nummer * interval '50 minutes', now() - nummer * interval '40 minutes',
         replace(lower(name), ' ', '.') || '@beispiel.example', '/kontakt/',
         jsonb_build_object('betreff', betreff, 'nachricht', nachricht, 'name', name, 'seite', '/' || nummer || '/', 'titel', betreff),
         case when nummer % 10 = 1 then k.id end, case when nummer % 10 = 1 then k.vorname end
       from jsonb_to_recordset($1::jsonb) as neu(nummer int, betreff text, nachricht text, name text), konten k
       where k.email like 'redaktion@%'`,
      [JSON.stringify(rows)],
    );
  });
  await pool.query('vacuum analyze');
}

/** Books `count` children into the first event of the holiday programme; returns the id of the event. */
export async function addParticipants(pool: pg.Pool, count: number): Promise<number> {
  const { rows } = await pool.query('select min(id) as id from ferien_veranstaltungen');
  await pool.query(
    `with buchungen as (
       insert into ferien_buchungen (referenz, token_hash, vorname, name, strasse, plz, ort, email, telefon, route)
       select 'PR-' || n, 'probe ' || n, 'Ada', 'Muster ' || n, 'Rathausplatz 1', '75334', 'Musterhardt', 'ada@beispiel.example',
         '07082 1234', '/' from generate_series(1, $2::int) as n returning id
     ), kinder as (
       insert into ferien_kinder (buchung_id, platz, schluessel, vorname, name, strasse, plz, ort, geburtstag, geschlecht, bemerkung)
       select id, 0, 'probe ' || id, 'Kind ' || id, 'Muster', 'Rathausplatz 1', '75334', 'Musterhardt', '2018-05-01', 'w',
         'Verträgt keine Nüsse und kann schwimmen' from buchungen returning id, schluessel
     )
     insert into ferien_teilnahmen (kind_id, veranstaltung_id, schluessel, preis)
     select id, $1, schluessel, 500 from kinder`,
    [rows[0].id, count],
  );
  return rows[0].id;
}
