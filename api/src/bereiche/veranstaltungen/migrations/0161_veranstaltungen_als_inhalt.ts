import { type Kysely, sql } from 'kysely';
import { htmlToMarkdown } from '../../../kern/inhalt/html-to-markdown.ts';
import { type AlteFassung, adoptBeitraege, adoptBilder } from '../../../kern/redaktion/migrations/adopt-beitraege.ts';

type Angaben = Record<string, unknown>;

/** What is public of an event, as far as its entry says it. */
interface Seite {
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

const SEITE = sql`id, freigegeben, titel, einleitung, text, rubriken, veranstalter, brancheneintrag_id, datum_von, datum_bis, zeit_von,
  zeit_bis, veranstaltungsort, eintritt, link, linktext, bildtext, bild_id`;

const withoutEmpty = (daten: Angaben) =>
  Object.fromEntries(Object.entries(daten).filter(([, wert]) => wert !== null && wert !== undefined && wert !== ''));

/** @param orte names of the venues there are */
const buildDaten = (angaben: Angaben, foto: string | null, orte: ReadonlySet<unknown>) => {
  const {
    datum_von: datum,
    datum_bis: bis,
    veranstaltungsort: ort,
    veranstalter_brancheneintrag_zuordnung: eintrag,
  } = angaben;
  return withoutEmpty({
    titel: angaben.titel,
    einleitung: angaben.einleitung,
    md: htmlToMarkdown(String(angaben.text ?? '')),
    rubriken: angaben.veranstaltungen_rubrik,
    datum,
    bis: bis === datum ? null : bis,
    beginn: angaben.zeit_von,
    ende: angaben.zeit_bis,
    [orte.has(ort) ? 'ort' : 'anderer_ort']: ort,
    eintrag,
    veranstalter: eintrag ? null : angaben.veranstalter,
    eintritt: angaben.eintritt,
    link: angaben.link,
    linktext: angaben.linktext,
    foto,
    bildtext: foto && angaben.bildtext,
  });
};

/** The values of a page in the terms of the forms; categories that are gone count no more. */
const readAngaben = ({ rubriken, brancheneintrag_id, ...seite }: Seite, bekannte: readonly number[]): Angaben => {
  const gewaehlte = rubriken.filter((id) => bekannte.includes(id));
  return {
    ...seite,
    veranstaltungen_rubrik: gewaehlte.length > 0 ? gewaehlte : bekannte.slice(0, 1),
    veranstalter_brancheneintrag_zuordnung: brancheneintrag_id,
  };
};

/**
 * Events are entries of the content, whoever wrote them: in a form of their own, or as residents at the desk. Those that are public
 * stay the same event. What residents sent is kept apart, until that is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: orte } = await sql<{ name: string }>`
    select schluessel as name from inhalt_eintraege where art = 'veranstaltungsort'`.execute(db);
  const { rows: rubriken } = await sql<{ id: number }>`select id from veranstaltungen_rubriken order by id`.execute(db);
  const { rows: letzte } = await sql<{ platz: number }>`
    select coalesce(max(platz), -1) + 1 as platz from inhalt_eintraege where art = 'veranstaltung'`.execute(db);
  const ortsnamen = new Set<unknown>(orte.map(({ name }) => name));
  const bekannte = rubriken.map(({ id }) => id);
  let platz = letzte[0]?.platz ?? 0;

  const buildEintrag = (seite: Seite, foto: string | null) => {
    const daten = { id: seite.id, ...buildDaten(readAngaben(seite, bekannte), foto, ortsnamen) };
    const eintrag = { schluessel: String(seite.id), daten, text: null, datei: 'veranstaltungen/termine.yaml', platz };
    platz += 1;
    return eintrag;
  };

  await adoptBeitraege(db, 'veranstaltung', async (beitrag, oeffentlich) => {
    const { rows } = await sql<Seite>`select ${SEITE} from veranstaltungen where beitrag_id = ${beitrag}`.execute(db);
    const [seite] = rows;
    const convert = ({ angaben, foto }: AlteFassung) => ({
      daten: { ...(seite ? { id: seite.id } : {}), ...buildDaten(angaben, foto, ortsnamen) },
      text: '',
    });
    const eintrag = seite?.freigegeben && oeffentlich ? buildEintrag(seite, oeffentlich.foto) : null;
    // What was withdrawn keeps its number, and comes back with it.
    return { eintrag, convert, ...(seite ? { nummer: seite.id } : {}) };
  });

  const { rows: eingetragene } = await sql<Seite>`select ${SEITE} from veranstaltungen
    where freigegeben and inhalt_id is null and beitrag_id is null order by id`.execute(db);
  const fotos = await adoptBilder(
    db,
    eingetragene.flatMap(({ bild_id }) => bild_id ?? []),
  );
  for (const seite of eingetragene) {
    const {
      schluessel,
      daten,
      datei,
      platz: ort,
    } = buildEintrag(seite, (seite.bild_id && fotos.get(seite.bild_id)) ?? null);
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten)
      values ('veranstaltung', ${schluessel}, ${datei}, ${ort}, ${JSON.stringify(daten)}::json)`.execute(db);
  }

  await createTables(db);
}

const KALENDER = sql.raw(
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

/** Tables of their own, so that the version before this one goes on with its. */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table kalender as select ${KALENDER} from veranstaltungen where freigegeben`.execute(db);
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
  // Their pictures are the library's now: who erases what was sent leaves them.
  await sql`update einsendungen e set bild = null from veranstaltungen v
    where v.einsendung_id = e.id and v.freigegeben and v.bild_id is not null`.execute(db);
}
