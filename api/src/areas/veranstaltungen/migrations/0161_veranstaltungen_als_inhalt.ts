import { type Kysely, sql } from 'kysely';
import {
  adoptContributions,
  adoptImages,
  type OldVersion,
} from '../../../core/editor/migrations/adopt-contributions.ts';
import { htmlToMarkdown } from '../../../core/entries/text/html-to-markdown.ts';

type Details = Record<string, unknown>;

/** Public data of an event, as far as they are part of its entry. */
interface Page {
  id: number;
  freigegeben: boolean;
  titel: string;
  einleitung: string;
  text: string;
  rubriken: number[];
  veranstalter: string;
  brancheneintrag_id: number | null;
  datum_von: string;
  datum_bis: string;
  zeit_von: string;
  zeit_bis: string;
  veranstaltungsort: string;
  eintritt: string;
  link: string;
  linktext: string;
  bildtext: string;
  bild_id: string | null;
}

const PAGE = sql`id, freigegeben, titel, einleitung, text, rubriken, veranstalter, brancheneintrag_id, datum_von, datum_bis, zeit_von,
  zeit_bis, veranstaltungsort, eintritt, link, linktext, bildtext, bild_id`;

const withoutEmpty = (data: Details) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined && value !== ''));

/** @param locations names of the existing venues */
const buildData = (details: Details, photo: string | null, locations: ReadonlySet<unknown>) => {
  const {
    datum_von: date,
    datum_bis: until,
    veranstaltungsort: location,
    veranstalter_brancheneintrag_zuordnung: entry,
  } = details;
  return withoutEmpty({
    titel: details.titel,
    einleitung: details.einleitung,
    md: htmlToMarkdown(String(details.text ?? '')),
    rubriken: details.veranstaltungen_rubrik,
    datum: date,
    bis: until === date ? null : until,
    beginn: details.zeit_von,
    ende: details.zeit_bis,
    [locations.has(location) ? 'ort' : 'anderer_ort']: location,
    eintrag: entry,
    veranstalter: entry ? null : details.veranstalter,
    eintritt: details.eintritt,
    link: details.link,
    linktext: details.linktext,
    foto: photo,
    bildtext: photo && details.bildtext,
  });
};

/** Form values of a page; drops categories that no longer exist. */
const readDetails = (
  { rubriken: categories, brancheneintrag_id, ...page }: Page,
  known: readonly number[],
): Details => {
  const chosen = categories.filter((id) => known.includes(id));
  return {
    ...page,
    veranstaltungen_rubrik: chosen.length > 0 ? chosen : known.slice(0, 1),
    veranstalter_brancheneintrag_zuordnung: brancheneintrag_id,
  };
};

/**
 * Turns all events into content entries, whether from the former form or submitted by residents. Published ones keep
 * their id. Submissions are stored separately until they are deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: locations } = await sql<{ name: string }>`
    select schluessel as name from inhalt_eintraege where art = 'veranstaltungsort'`.execute(db);
  const { rows: categories } = await sql<{ id: number }>`select id from veranstaltungen_rubriken order by id`.execute(
    db,
  );
  const { rows: last } = await sql<{ platz: number }>`
    select coalesce(max(platz), -1) + 1 as platz from inhalt_eintraege where art = 'veranstaltung'`.execute(db);
  const locationNames = new Set<unknown>(locations.map(({ name }) => name));
  const known = categories.map(({ id }) => id);
  let place = last[0]?.platz ?? 0;

  const buildEntry = (page: Page, photo: string | null) => {
    const data = { id: page.id, ...buildData(readDetails(page, known), photo, locationNames) };
    const entry = {
      schluessel: String(page.id),
      daten: data,
      text: null,
      datei: 'veranstaltungen/termine.yaml',
      platz: place,
    };
    place += 1;
    return entry;
  };

  await adoptContributions(db, 'veranstaltung', async (contribution, isPublic) => {
    const { rows } = await sql<Page>`select ${PAGE} from veranstaltungen where beitrag_id = ${contribution}`.execute(
      db,
    );
    const [page] = rows;
    const convert = ({ angaben: details, foto: photo }: OldVersion) => ({
      daten: { ...(page ? { id: page.id } : {}), ...buildData(details, photo, locationNames) },
      text: '',
    });
    const entry = page?.freigegeben && isPublic ? buildEntry(page, isPublic.foto) : null;
    // Withdrawn events keep their number for a later publication.
    return { eintrag: entry, convert, ...(page ? { nummer: page.id } : {}) };
  });

  const { rows: entered } = await sql<Page>`select ${PAGE} from veranstaltungen
    where freigegeben and inhalt_id is null and beitrag_id is null order by id`.execute(db);
  const photos = await adoptImages(
    db,
    entered.flatMap(({ bild_id }) => bild_id ?? []),
  );
  for (const page of entered) {
    const {
      schluessel: key,
      daten: data,
      datei: file,
      platz: location,
    } = buildEntry(page, (page.bild_id && photos.get(page.bild_id)) ?? null);
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten)
      values ('veranstaltung', ${key}, ${file}, ${location}, ${JSON.stringify(data)}::json)`.execute(db);
  }

  await createTables(db);
}

const CALENDAR = sql.raw(
  [
    ...[
      'id',
      'titel',
      'einleitung',
      'text',
      'rubriken',
      'veranstalter',
      'brancheneintrag_id',
      'datum_von',
      'datum_bis',
    ],
    ...[
      'zeit_von',
      'zeit_bis',
      'taeglich',
      'rrule',
      'wiederholung',
      'eintritt',
      'veranstaltungsort',
      'ortsteil',
      'adresse',
    ],
    ...['link', 'linktext', 'bild_id', 'bildtext', 'galerie'],
  ].join(', '),
);

/** Separate tables, so that the previous version can continue to use its own. */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table kalender as select ${CALENDAR} from veranstaltungen where freigegeben`.execute(db);
  await sql`alter table kalender add primary key (id),
    add foreign key (brancheneintrag_id) references brancheneintraege (id) on delete set null,
    add foreign key (bild_id) references bilder (id)`.execute(db);
  await sql`create table kalender_termine (veranstaltung_id integer not null references kalender (id) on delete cascade,
    von date not null, bis date not null, primary key (veranstaltung_id, von))`.execute(db);
  await sql`insert into kalender_termine select t.* from veranstaltung_termine t join kalender k on k.id = t.veranstaltung_id`.execute(
    db,
  );
  await sql`create table veranstaltung_eintragungen (
    id integer primary key,
    einsendung_id integer not null unique references einsendungen (id) on delete cascade,
    schluessel uuid not null default gen_random_uuid(),
    veranstaltung_id integer)`.execute(db);
  await sql`create index veranstaltung_eintragungen_veranstaltung on veranstaltung_eintragungen (veranstaltung_id)`.execute(
    db,
  );
  await sql`insert into veranstaltung_eintragungen (id, einsendung_id, schluessel, veranstaltung_id)
    select id, einsendung_id, schluessel, case when freigegeben then id end from veranstaltungen
    where einsendung_id is not null on conflict (einsendung_id) do nothing`.execute(db);
  // Their pictures now belong to the library, so that deleting submissions keeps them.
  await sql`update einsendungen e set bild = null from veranstaltungen v
    where v.einsendung_id = e.id and v.freigegeben and v.bild_id is not null`.execute(db);
}
