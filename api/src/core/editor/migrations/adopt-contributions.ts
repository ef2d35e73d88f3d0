import { type Kysely, sql } from 'kysely';

type Details = Record<string, unknown>;

/** A version as stored by a kind with its own form; `foto`: the picture's new name in the library. */
export interface OldVersion {
  beitrag: number;
  nummer: number;
  angaben: Details;
  foto: string | null;
}

/** The content entry that replaces an entry of a kind with its own form. */
interface Adoption {
  /** Key and data of the content entry, if it is public. */
  eintrag: { schluessel: string; daten: object; text: string | null; datei: string; platz: number } | null;
  /** Its number, if its kind has numbers; entries that are not public keep it as well. */
  nummer?: number;
  /** Data and text of a version. */
  convert(version: OldVersion): { daten: object; text: string };
}

const TIMES = ['ab_datum', 'ab_zeit', 'bis_datum', 'bis_zeit'] as const;

/** Adds pictures to the library under their file names; returns the names by picture id. */
export async function adoptImages(db: Kysely<unknown>, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; datei: string; alt: string; copyright: string | null }>`
    select id, datei, alt, copyright from bilder
    where id = any(${[...ids]}::text[]) and datei like 'upload:%' order by id`.execute(db);
  const names = new Map<string, string>();
  for (const { id, datei: upload, alt, copyright } of rows) {
    const storage = upload.slice('upload:'.length);
    const file = storage.slice(storage.lastIndexOf('/') + 1);
    names.set(id, file);
    await sql`insert into inhalt_fotos (datei, id, breite, hoehe, farbe, ablage)
      select ${file}, id, breite, hoehe, farbe, ${storage} from bilder where id = ${id} on conflict do nothing`.execute(
      db,
    );
    const data = JSON.stringify({ datei: file, alt, ...(copyright ? { bildcopyright: copyright } : {}) });
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten)
      select 'foto', ${file}, 'fotos/fotos.yaml', coalesce(max(platz), -1) + 1, ${data}::json
      from inhalt_eintraege where art = 'foto' on conflict do nothing`.execute(db);
  }
  return names;
}

/**
 * Turns entries of a kind with its own form into content entries with all versions, history and number.
 * @param read returns the new entry for a number in `redaktion_beitraege` and the newest released version
 */
export async function adoptContributions(
  db: Kysely<unknown>,
  kind: string,
  read: (contribution: number, isPublic: OldVersion | null) => Promise<Adoption>,
): Promise<void> {
  const { rows: images } = await sql<{ id: string }>`
    select distinct f.bild_id as id from redaktion_fassungen f join redaktion_beitraege r on r.id = f.beitrag_id
    where r.art = ${kind} and f.bild_id is not null`.execute(db);
  const names = await adoptImages(
    db,
    images.map(({ id }) => id),
  );
  const { rows: contributions } = await sql<{ id: number; freigegeben: number | null }>`
    select id, freigegeben from redaktion_beitraege where art = ${kind} order by id`.execute(db);
  // Versions are immutable, except for a change of their format.
  await sql`alter table redaktion_fassungen disable trigger user`.execute(db);
  for (const { id, freigegeben: released } of contributions) {
    const { rows } = await sql<{ nummer: number; angaben: Details; bild_id: string | null }>`
      select nummer, angaben, bild_id from redaktion_fassungen where beitrag_id = ${id} order by nummer`.execute(db);
    const versions = rows.map(({ bild_id, ...version }): OldVersion => {
      return { ...version, beitrag: id, foto: (bild_id && names.get(bild_id)) ?? null };
    });
    const isPublic = versions.find(({ nummer: num }) => num === released) ?? null;
    const { eintrag: entry, nummer: num, convert } = await read(id, isPublic);
    const key = entry?.schluessel ?? '';
    for (const version of versions) {
      const { daten: data, text } = convert(version);
      const times = Object.fromEntries(TIMES.map((field) => [field, version.angaben[field] ?? null]));
      const title = version.angaben.titel ?? '';
      const details = { titel: title, art: kind, schluessel: key, daten: JSON.stringify(data), text, ...times };
      await sql`update redaktion_fassungen set angaben = ${JSON.stringify(details)}::jsonb, bild_id = null
        where beitrag_id = ${id} and nummer = ${version.nummer}`.execute(db);
    }
    await sql`update redaktion_beitraege set art = 'inhalt', inhalt_art = ${kind},
      inhalt_schluessel = ${entry && key} where id = ${id}`.execute(db);
    if (num !== undefined)
      await sql`update redaktion_beitraege set inhalt_nummer = ${num} where id = ${id}`.execute(db);
    if (!entry) continue;
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten, text)
      values (${kind}, ${key}, ${entry.datei}, ${entry.platz}, ${JSON.stringify(entry.daten)}::json, ${entry.text})`.execute(
      db,
    );
  }
  await sql`alter table redaktion_fassungen enable trigger user`.execute(db);
  // Entries without content are identified by their kind as well.
  await sql`update redaktion_beitraege b set inhalt_art = f.angaben->>'art' from redaktion_fassungen f
    where b.art = 'inhalt' and b.inhalt_art is null and f.beitrag_id = b.id and f.nummer = b.version`.execute(db);
}
