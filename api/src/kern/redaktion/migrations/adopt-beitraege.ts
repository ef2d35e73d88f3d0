import { type Kysely, sql } from 'kysely';

type Angaben = Record<string, unknown>;

/** A version as a kind with a form of its own kept it; `foto`: its picture by the name that it has in the library from now on. */
export interface AlteFassung {
  beitrag: number;
  nummer: number;
  angaben: Angaben;
  foto: string | null;
}

/** What an entry that had a form of its own becomes. */
interface Uebernahme {
  /** Key and data of its entry in the content, where it is public. */
  eintrag: { schluessel: string; daten: object; text: string | null; datei: string; platz: number } | null;
  /** Its number, where its kind has them: what is not public keeps it, too. */
  nummer?: number;
  /** Data and text of a version. */
  convert(fassung: AlteFassung): { daten: object; text: string };
}

const ZEITEN = ['ab_datum', 'ab_zeit', 'bis_datum', 'bis_zeit'] as const;

/** These pictures are in the library under the name of their file; gives those names by the pictures' ids. */
export async function adoptBilder(db: Kysely<unknown>, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; datei: string; alt: string; copyright: string | null }>`
    select id, datei, alt, copyright from bilder
    where id = any(${[...ids]}::text[]) and datei like 'upload:%' order by id`.execute(db);
  const namen = new Map<string, string>();
  for (const { id, datei: upload, alt, copyright } of rows) {
    const ablage = upload.slice('upload:'.length);
    const datei = ablage.slice(ablage.lastIndexOf('/') + 1);
    namen.set(id, datei);
    await sql`insert into inhalt_fotos (datei, id, breite, hoehe, farbe, ablage)
      select ${datei}, id, breite, hoehe, farbe, ${ablage} from bilder where id = ${id} on conflict do nothing`.execute(
      db,
    );
    const daten = JSON.stringify({ datei, alt, ...(copyright ? { bildcopyright: copyright } : {}) });
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten)
      select 'foto', ${datei}, 'fotos/fotos.yaml', coalesce(max(platz), -1) + 1, ${daten}::json
      from inhalt_eintraege where art = 'foto' on conflict do nothing`.execute(db);
  }
  return namen;
}

/**
 * What editors wrote in a form of its own kind is about entries of the content from now on, with all its versions and its trail.
 * Its number stays.
 * @param read what becomes of one, by its number in `redaktion_beitraege` and its released version, the newest of those
 */
export async function adoptBeitraege(
  db: Kysely<unknown>,
  art: string,
  read: (beitrag: number, oeffentlich: AlteFassung | null) => Promise<Uebernahme>,
): Promise<void> {
  const { rows: bilder } = await sql<{ id: string }>`
    select distinct f.bild_id as id from redaktion_fassungen f join redaktion_beitraege r on r.id = f.beitrag_id
    where r.art = ${art} and f.bild_id is not null`.execute(db);
  const namen = await adoptBilder(
    db,
    bilder.map(({ id }) => id),
  );
  const { rows: beitraege } = await sql<{ id: number; freigegeben: number | null }>`
    select id, freigegeben from redaktion_beitraege where art = ${art} order by id`.execute(db);
  // Versions are never changed, but by who changes what a version is.
  await sql`alter table redaktion_fassungen disable trigger user`.execute(db);
  for (const { id, freigegeben } of beitraege) {
    const { rows } = await sql<{ nummer: number; angaben: Angaben; bild_id: string | null }>`
      select nummer, angaben, bild_id from redaktion_fassungen where beitrag_id = ${id} order by nummer`.execute(db);
    const fassungen = rows.map(({ bild_id, ...fassung }): AlteFassung => {
      return { ...fassung, beitrag: id, foto: (bild_id && namen.get(bild_id)) ?? null };
    });
    const oeffentlich = fassungen.find(({ nummer }) => nummer === freigegeben) ?? null;
    const { eintrag, nummer, convert } = await read(id, oeffentlich);
    const schluessel = eintrag?.schluessel ?? '';
    for (const fassung of fassungen) {
      const { daten, text } = convert(fassung);
      const zeiten = Object.fromEntries(ZEITEN.map((feld) => [feld, fassung.angaben[feld] ?? null]));
      const titel = fassung.angaben.titel ?? '';
      const angaben = { titel, art, schluessel, daten: JSON.stringify(daten), text, ...zeiten };
      await sql`update redaktion_fassungen set angaben = ${JSON.stringify(angaben)}::jsonb, bild_id = null
        where beitrag_id = ${id} and nummer = ${fassung.nummer}`.execute(db);
    }
    await sql`update redaktion_beitraege set art = 'inhalt', inhalt_art = ${art},
      inhalt_schluessel = ${eintrag && schluessel} where id = ${id}`.execute(db);
    if (nummer !== undefined)
      await sql`update redaktion_beitraege set inhalt_nummer = ${nummer} where id = ${id}`.execute(db);
    if (!eintrag) continue;
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten, text)
      values (${art}, ${schluessel}, ${eintrag.datei}, ${eintrag.platz}, ${JSON.stringify(eintrag.daten)}::json, ${eintrag.text})`.execute(
      db,
    );
  }
  await sql`alter table redaktion_fassungen enable trigger user`.execute(db);
  // Those that are no entry yet are told by their kind, too.
  await sql`update redaktion_beitraege b set inhalt_art = f.angaben->>'art' from redaktion_fassungen f
    where b.art = 'inhalt' and b.inhalt_art is null and f.beitrag_id = b.id and f.nummer = b.version`.execute(db);
}
