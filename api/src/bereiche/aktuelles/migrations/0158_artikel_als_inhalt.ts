import { type Kysely, sql } from 'kysely';
import { htmlToMarkdown } from '../../../kern/inhalt/html-to-markdown.ts';
import { type AlteFassung, adoptBeitraege } from '../../../kern/redaktion/migrations/adopt-beitraege.ts';

/** What the form of articles added to the number of an entry: their pages stand there, and go on doing so. */
const NUMMERN_AB = 1_000_000;

const withoutEmpty = (angaben: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(angaben).filter(([, wert]) => wert !== null && wert !== undefined && wert !== ''));

const readWorte = ({ angaben: { titel, einleitung, rubrik, highlight, bildtext }, foto }: AlteFassung) =>
  withoutEmpty({
    titel,
    einleitung,
    rubrik,
    highlight: highlight === true ? true : null,
    foto,
    bildtext: foto && bildtext,
  });

/** Articles are entries of the content, whoever wrote them; those that are public keep number, address and day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await adoptBeitraege(db, 'artikel', async (beitrag, oeffentlich) => {
    const { rows } = await sql<{ tag: string; referenz: string }>`
      select to_char(a.datum_von, 'YYYY-MM-DD') as tag, lower(b.referenz) as referenz from artikel a
      join redaktion_beitraege b on b.id = a.beitrag_id where b.id = ${beitrag}`.execute(db);
    const nummer = NUMMERN_AB + beitrag;
    const convert = (fassung: AlteFassung) => ({
      daten: { id: nummer, ...readWorte(fassung) },
      text: htmlToMarkdown(String(fassung.angaben.text ?? '')),
    });
    const [zeile] = rows;
    if (!zeile || !oeffentlich) return { eintrag: null, nummer, convert };
    await sql`update artikel set beitrag_id = null where beitrag_id = ${beitrag}`.execute(db);
    const { daten, text } = convert(oeffentlich);
    const schluessel = zeile.referenz;
    const eintrag = {
      schluessel,
      daten: { ...daten, tage: zeile.tag },
      text,
      datei: `artikel/${schluessel}.md`,
      platz: 0,
    };
    return { eintrag, nummer, convert };
  });
}
