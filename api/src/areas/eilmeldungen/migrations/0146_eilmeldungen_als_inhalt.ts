import { type Kysely, sql } from 'kysely';
import { adoptContributions, type OldVersion } from '../../../core/editor/migrations/adopt-contributions.ts';

const withoutEmpty = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

const readWords = ({ angaben: { titel: title, text, link, bildtext: caption }, foto: photo }: OldVersion) =>
  withoutEmpty({ titel: title, text, link, foto: photo, bildtext: photo && caption });

/** Turns all urgent notices into content entries; published ones keep their id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ platz: number }>`
    select coalesce(max(platz), -1) + 1 as platz from inhalt_eintraege where art = 'eilmeldung'`.execute(db);
  let place = rows[0]?.platz ?? 0;
  await adoptContributions(db, 'eilmeldung', async (contribution, isPublic) => {
    const { rows: shown } = await sql<{ von: Date; bis: Date; referenz: string }>`
      select e.von, e.bis, lower(b.referenz) as referenz from eilmeldungen e
      join redaktion_beitraege b on b.id = e.beitrag_id where b.id = ${contribution}`.execute(db);
    const [line] = shown;
    const name = line?.referenz;
    const convert = (version: OldVersion) => ({
      daten: { ...(name ? { name } : {}), ...readWords(version) },
      text: '',
    });
    if (!line || !name || !isPublic) return { eintrag: null, convert };
    await sql`update eilmeldungen set datei_name = ${name}, beitrag_id = null where beitrag_id = ${contribution}`.execute(
      db,
    );
    const times = { von: line.von.toISOString(), bis: line.bis.toISOString() };
    const data = { ...convert(isPublic).daten, ...times };
    const entry = { schluessel: name, daten: data, text: null, datei: 'eilmeldungen.yaml', platz: place };
    place += 1;
    return { eintrag: entry, convert };
  });
}
