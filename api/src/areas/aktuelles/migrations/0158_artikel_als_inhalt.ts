import { type Kysely, sql } from 'kysely';
import { adoptContributions, type OldVersion } from '../../../core/editor/migrations/adopt-contributions.ts';
import { htmlToMarkdown } from '../../../core/entries/text/html-to-markdown.ts';

/** Offset the former article form added to entry numbers; published URLs keep it. */
const NUMBERS_FROM = 1_000_000;

const withoutEmpty = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

const readWords = ({
  angaben: { titel: title, einleitung: intro, rubrik: category, highlight, bildtext: caption },
  foto: photo,
}: OldVersion) =>
  withoutEmpty({
    titel: title,
    einleitung: intro,
    rubrik: category,
    highlight: highlight === true ? true : null,
    foto: photo,
    bildtext: photo && caption,
  });

/** Turns all articles into content entries; published ones keep number, address and date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await adoptContributions(db, 'artikel', async (contribution, isPublic) => {
    const { rows } = await sql<{ tag: string; referenz: string }>`
      select to_char(a.datum_von, 'YYYY-MM-DD') as tag, lower(b.referenz) as referenz from artikel a
      join redaktion_beitraege b on b.id = a.beitrag_id where b.id = ${contribution}`.execute(db);
    const num = NUMBERS_FROM + contribution;
    const convert = (version: OldVersion) => ({
      daten: { id: num, ...readWords(version) },
      text: htmlToMarkdown(String(version.angaben.text ?? '')),
    });
    const [line] = rows;
    if (!line || !isPublic) return { eintrag: null, nummer: num, convert };
    await sql`update artikel set beitrag_id = null where beitrag_id = ${contribution}`.execute(db);
    const { daten: data, text } = convert(isPublic);
    const key = line.referenz;
    const entry = {
      schluessel: key,
      daten: { ...data, tage: line.tag },
      text,
      datei: `artikel/${key}.md`,
      platz: 0,
    };
    return { eintrag: entry, nummer: num, convert };
  });
}
