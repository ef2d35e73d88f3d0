import { type Kysely, sql } from 'kysely';
import { type AlteFassung, adoptBeitraege } from '../../../kern/redaktion/migrations/adopt-beitraege.ts';

const withoutEmpty = (angaben: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(angaben).filter(([, wert]) => wert !== null && wert !== undefined && wert !== ''));

const readWorte = ({ angaben: { titel, text, link, bildtext }, foto }: AlteFassung) =>
  withoutEmpty({ titel, text, link, foto, bildtext: foto && bildtext });

/** Urgent notices are entries of the content, whoever wrote them; those that are public stay the same notice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ platz: number }>`
    select coalesce(max(platz), -1) + 1 as platz from inhalt_eintraege where art = 'eilmeldung'`.execute(db);
  let platz = rows[0]?.platz ?? 0;
  await adoptBeitraege(db, 'eilmeldung', async (beitrag, oeffentlich) => {
    const { rows: gezeigte } = await sql<{ von: Date; bis: Date; referenz: string }>`
      select e.von, e.bis, lower(b.referenz) as referenz from eilmeldungen e
      join redaktion_beitraege b on b.id = e.beitrag_id where b.id = ${beitrag}`.execute(db);
    const [zeile] = gezeigte;
    const name = zeile?.referenz;
    const convert = (fassung: AlteFassung) => ({
      daten: { ...(name ? { name } : {}), ...readWorte(fassung) },
      text: '',
    });
    if (!zeile || !name || !oeffentlich) return { eintrag: null, convert };
    await sql`update eilmeldungen set datei_name = ${name}, beitrag_id = null where beitrag_id = ${beitrag}`.execute(
      db,
    );
    const zeiten = { von: zeile.von.toISOString(), bis: zeile.bis.toISOString() };
    const daten = { ...convert(oeffentlich).daten, ...zeiten };
    const eintrag = { schluessel: name, daten, text: null, datei: 'eilmeldungen.yaml', platz };
    platz += 1;
    return { eintrag, convert };
  });
}
