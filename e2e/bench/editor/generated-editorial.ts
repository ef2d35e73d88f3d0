import type pg from 'pg';
import { inBatches, sentence, toTitle } from '../data/generated-content.ts';

/** External links, each used in two entries; one in ten is broken or has moved. */
export const LINKS = 2_000;
/** Amounts of a large town. */
export const EDITORIAL = { seite: 5_000, artikel: 10_000, brancheneintrag: 10_000, foto: 50_000 } as const;
/** Number of contributions by editors. */
export const CONTRIBUTIONS = 5_000;
/** The ids of the example content end far below. */
const FIRST_ID = 100_000;

const buildText = () =>
  `${sentence(60)}\n\n## ${toTitle(sentence(3))}\n\n- ${sentence(6)}\n- [${sentence(2)}](/kontakt/)\n\n${sentence(80)}`;

/** Builds entries of each kind as the forms save them, complete and valid. */
const BUILD: Record<keyof typeof EDITORIAL, (number: number) => object> = {
  seite: (number) => ({
    schluessel: `probe/bereich-${number % 50}/seite-${number}`,
    datei: `seiten/probe/bereich-${number % 50}/seite-${number}.md`,
    daten: {
      titel: toTitle(sentence(3)),
      beschreibung: sentence(10),
      bloecke: [{ template: 'text', slot: 'sidebar', context: { md: sentence(30) } }],
    },
    text: buildText(),
  }),
  artikel: (number) => ({
    schluessel: `probe-${number}`,
    datei: `artikel/probe-${number}.md`,
    daten: {
      id: FIRST_ID + number,
      titel: toTitle(sentence(4)),
      einleitung: sentence(15),
      rubrik: 'Klima & Umwelt',
      tage: -number,
    },
    text: buildText(),
  }),
  brancheneintrag: (number) => ({
    schluessel: String(FIRST_ID + number),
    datei: 'branchenverzeichnis.yaml',
    platz: 1_000 + number,
    daten: {
      id: FIRST_ID + number,
      typ: 'vereine',
      rubrik: 20,
      titel: toTitle(sentence(3)),
      ortsteil: 'Conweiler',
      strasse: 'Hauptstraße 1',
      telefon: '07082 000-1',
      email: 'info@verein.example',
      ansprechpartner: 'Ada Beispiel',
      einleitung: sentence(20),
    },
    text: null,
  }),
  foto: (number) => ({
    schluessel: `probe-${number}.jpg`,
    datei: 'fotos/fotos.yaml',
    platz: 1_000 + number,
    daten: {
      datei: `probe-${number}.jpg`,
      alt: number % 20 === 0 ? '' : sentence(12),
      bildcopyright: 'Ada Beispiel',
    },
    text: null,
  }),
};

/** Fills the content with pages, entries and pictures; the picture files do not exist. */
export async function addContents(pool: pg.Pool): Promise<void> {
  for (const [kind, count] of Object.entries(EDITORIAL)) {
    await inBatches(0, count, (numbers) => {
      const rows = numbers.map((number) => ({ platz: 0, ...BUILD[kind as keyof typeof EDITORIAL](number) }));
      return pool.query(
        `insert into inhalt_eintraege (art, schluessel, datei, platz, daten, text)
         select $1, schluessel, datei, platz, daten, text
         from json_to_recordset($2::json) as neu(schluessel text, datei text, platz int, daten json, text text)`,
        [kind, JSON.stringify(rows)],
      );
    });
  }
  await pool.query(
    `insert into inhalt_fotos (datei, id, breite, hoehe, farbe)
     select 'probe-' || n || '.jpg', 'probe-' || lpad(n::text, 8, '0'), 1600, 1200, '#808080' from generate_series(0, $1 - 1) as n`,
    [EDITORIAL.foto],
  );
  await addContributions(pool);
  await addLinks(pool);
  await pool.query('vacuum analyze');
}

/** Adds drafts to the first pages, with two versions and authors each. */
async function addContributions(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with wer as (select id from konten where email like 'redaktion@%'),
     neue as (
       insert into redaktion_beitraege (referenz, art, status, version, inhalt_art, inhalt_schluessel)
       select 'IN-PROBE-' || row_number() over (), 'inhalt', 'Entwurf', 2, art, schluessel
       from (select art, schluessel from inhalt_eintraege where schluessel like 'probe/%' limit $1) as seiten
       returning id, inhalt_art, inhalt_schluessel
     ),
     fassungen as (
       insert into redaktion_fassungen (beitrag_id, nummer, angaben)
       select n.id, nummer, jsonb_build_object('art', e.art, 'schluessel', e.schluessel, 'titel', e.daten->>'titel',
         'daten', e.daten::text, 'text', e.text)
       from neue n join inhalt_eintraege e on e.art = n.inhalt_art and e.schluessel = n.inhalt_schluessel, generate_series(1, 2) as nummer
     )
     insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
     select n.id, nummer, 'speichern', 'Entwurf', wer.id, 'Ada Beispiel' from neue n, wer, generate_series(1, 2) as nummer`,
    [CONTRIBUTIONS],
  );
}

async function addLinks(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into externe_links (url, geprueft, faellig, fehler, seit, umgezogen_nach)
     select 'https://www.verein-' || n || '.example/', now(), now() + interval '7 days',
       case when n % 20 = 0 then 'Die Seite gibt es dort nicht mehr.' end, case when n % 20 = 0 then now() - n * interval '1 hour' end,
       case when n % 20 = 1 then 'https://neu-' || n || '.example/' end from generate_series(1, $1) as n`,
    [LINKS],
  );
  await pool.query(
    `insert into externe_link_orte select 'https://www.verein-' || n || '.example/', 'seite', 'probe/bereich-' || m % 50 || '/seite-' || m
     from generate_series(1, $1) as n, lateral (select unnest(array[n, n + 2000])) as je(m)`,
    [LINKS],
  );
}
