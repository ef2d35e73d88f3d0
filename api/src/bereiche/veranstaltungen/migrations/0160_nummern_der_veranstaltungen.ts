import { type Kysely, sql } from 'kysely';

interface Zeile {
  art: string;
  schluessel: string;
  datei: string;
  platz: number;
  daten: { id?: unknown } | null;
  text: string | null;
}

/** The data of a version, or null for what cannot be read. */
function parseDaten(daten: unknown): Record<string, unknown> | null {
  try {
    return Object(JSON.parse(String(daten))) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/**
 * Entries that have another number than their pages get that of the page, which is in addresses, calendars and search engines. One
 * that has no page and whose number another one gets has the next.
 */
async function mapNumbers(db: Kysely<unknown>): Promise<Map<string, number>> {
  const { rows: seiten } = await sql<{ id: number; inhalt_id: number | null }>`
    select id, inhalt_id from veranstaltungen order by id`.execute(db);
  const { rows: schluessel } = await sql<{ schluessel: string }>`
    select schluessel from inhalt_eintraege where art = 'veranstaltung' union
    select inhalt_schluessel from redaktion_beitraege where inhalt_art = 'veranstaltung' and inhalt_schluessel is not null`.execute(
    db,
  );
  const vergeben = new Set(seiten.map(({ id }) => id));
  const nachInhalt = new Map(seiten.map(({ id, inhalt_id }) => [String(inhalt_id), id]));
  const nummern = schluessel.map(({ schluessel: einer }) => Number(einer)).filter(Number.isInteger);
  let letzte = Math.max(0, ...vergeben, ...nummern);
  const neue = new Map<string, number>();
  for (const { schluessel: alt } of schluessel) {
    const seite = nachInhalt.get(alt);
    const bisher = Number(alt);
    if (seite === undefined && vergeben.has(bisher)) {
      letzte += 1;
      neue.set(alt, letzte);
    } else if (seite !== undefined && seite !== bisher) neue.set(alt, seite);
  }
  return neue;
}

/** An event has one number: that of its entry is that of its page. So far the database gave pages others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const neue = await mapNumbers(db);
  await sql`update veranstaltungen set inhalt_id = -inhalt_id where inhalt_id <> id`.execute(db);
  await sql`update veranstaltungen set inhalt_id = id where inhalt_id < 0`.execute(db);
  if (neue.size === 0) return;
  const alte = [...neue.keys()];
  const { rows } =
    await sql<Zeile>`delete from inhalt_eintraege where art = 'veranstaltung' and schluessel = any(${alte}::text[])
    returning art, schluessel, datei, platz, daten, text`.execute(db);
  for (const { art, schluessel, datei, platz, daten, text } of rows) {
    const id = neue.get(schluessel);
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten, text)
      values (${art}, ${String(id)}, ${datei}, ${platz}, ${JSON.stringify({ ...daten, id })}::json, ${text})`.execute(
      db,
    );
  }
  const { rows: fassungen } = await sql<{ beitrag_id: number; nummer: number; schluessel: string; daten: unknown }>`
    select f.beitrag_id, f.nummer, b.inhalt_schluessel as schluessel, f.angaben->>'daten' as daten
    from redaktion_fassungen f join redaktion_beitraege b on b.id = f.beitrag_id
    where b.inhalt_art = 'veranstaltung' and b.inhalt_schluessel = any(${alte}::text[])`.execute(db);
  await sql`alter table redaktion_fassungen disable trigger user`.execute(db);
  for (const { beitrag_id, nummer, schluessel, daten } of fassungen) {
    const id = neue.get(schluessel);
    const gelesene = parseDaten(daten);
    const angaben = { schluessel: String(id), ...(gelesene ? { daten: JSON.stringify({ ...gelesene, id }) } : {}) };
    await sql`update redaktion_fassungen set angaben = angaben || ${JSON.stringify(angaben)}::jsonb
      where beitrag_id = ${beitrag_id} and nummer = ${nummer}`.execute(db);
  }
  await sql`alter table redaktion_fassungen enable trigger user`.execute(db);
  // Two may change places.
  await sql`update redaktion_beitraege set inhalt_schluessel = 'alt ' || inhalt_schluessel
    where inhalt_art = 'veranstaltung' and inhalt_schluessel = any(${alte}::text[])`.execute(db);
  for (const [alt, id] of neue) {
    await sql`update redaktion_beitraege set inhalt_schluessel = ${String(id)}, inhalt_nummer = ${id}
      where inhalt_art = 'veranstaltung' and inhalt_schluessel = ${`alt ${alt}`}`.execute(db);
  }
}
