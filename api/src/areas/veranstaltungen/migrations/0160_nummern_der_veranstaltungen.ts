import { type Kysely, sql } from 'kysely';

interface Line {
  art: string;
  schluessel: string;
  datei: string;
  platz: number;
  daten: { id?: unknown } | null;
  text: string | null;
}

/** Parses the data of a version; null if invalid. */
function parseData(data: unknown): Record<string, unknown> | null {
  try {
    return Object(JSON.parse(String(data))) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/**
 * Entries whose number differs from that of their page get the page's number, which is used in URLs, calendars and
 * search engines. An entry without a page whose number is taken by another gets the next free one.
 */
async function mapNumbers(db: Kysely<unknown>): Promise<Map<string, number>> {
  const { rows: pages } = await sql<{ id: number; inhalt_id: number | null }>`
    select id, inhalt_id from veranstaltungen order by id`.execute(db);
  const { rows: key } = await sql<{ schluessel: string }>`
    select schluessel from inhalt_eintraege where art = 'veranstaltung' union
    select inhalt_schluessel from redaktion_beitraege where inhalt_art = 'veranstaltung' and inhalt_schluessel is not null`.execute(
    db,
  );
  const assigned = new Set(pages.map(({ id }) => id));
  const afterContent = new Map(pages.map(({ id, inhalt_id }) => [String(inhalt_id), id]));
  const numbers = key.map(({ schluessel: one }) => Number(one)).filter(Number.isInteger);
  let last = Math.max(0, ...assigned, ...numbers);
  const fresh = new Map<string, number>();
  for (const { schluessel: alt } of key) {
    const page = afterContent.get(alt);
    const current = Number(alt);
    if (page === undefined && assigned.has(current)) {
      last += 1;
      fresh.set(alt, last);
    } else if (page !== undefined && page !== current) fresh.set(alt, page);
  }
  return fresh;
}

/** Gives an event and its page the same number; until now the database assigned separate ones to pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const fresh = await mapNumbers(db);
  await sql`update veranstaltungen set inhalt_id = -inhalt_id where inhalt_id <> id`.execute(db);
  await sql`update veranstaltungen set inhalt_id = id where inhalt_id < 0`.execute(db);
  if (fresh.size === 0) return;
  const old = [...fresh.keys()];
  const { rows } =
    await sql<Line>`delete from inhalt_eintraege where art = 'veranstaltung' and schluessel = any(${old}::text[])
    returning art, schluessel, datei, platz, daten, text`.execute(db);
  for (const { art: kind, schluessel: key, datei: file, platz: place, daten: data, text } of rows) {
    const id = fresh.get(key);
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten, text)
      values (${kind}, ${String(id)}, ${file}, ${place}, ${JSON.stringify({ ...data, id })}::json, ${text})`.execute(
      db,
    );
  }
  const { rows: versions } = await sql<{ beitrag_id: number; nummer: number; schluessel: string; daten: unknown }>`
    select f.beitrag_id, f.nummer, b.inhalt_schluessel as schluessel, f.angaben->>'daten' as daten
    from redaktion_fassungen f join redaktion_beitraege b on b.id = f.beitrag_id
    where b.inhalt_art = 'veranstaltung' and b.inhalt_schluessel = any(${old}::text[])`.execute(db);
  await sql`alter table redaktion_fassungen disable trigger user`.execute(db);
  for (const { beitrag_id, nummer: num, schluessel: key, daten: data } of versions) {
    const id = fresh.get(key);
    const parsed = parseData(data);
    const details = { schluessel: String(id), ...(parsed ? { daten: JSON.stringify({ ...parsed, id }) } : {}) };
    await sql`update redaktion_fassungen set angaben = angaben || ${JSON.stringify(details)}::jsonb
      where beitrag_id = ${beitrag_id} and nummer = ${num}`.execute(db);
  }
  await sql`alter table redaktion_fassungen enable trigger user`.execute(db);
  // Two numbers may be swapped.
  await sql`update redaktion_beitraege set inhalt_schluessel = 'alt ' || inhalt_schluessel
    where inhalt_art = 'veranstaltung' and inhalt_schluessel = any(${old}::text[])`.execute(db);
  for (const [alt, id] of fresh) {
    await sql`update redaktion_beitraege set inhalt_schluessel = ${String(id)}, inhalt_nummer = ${id}
      where inhalt_art = 'veranstaltung' and inhalt_schluessel = ${`alt ${alt}`}`.execute(db);
  }
}
