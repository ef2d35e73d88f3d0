import { PDF_OHNE_TEXT, PDF_OHNE_TITEL } from '@gm/shared/regeln/pdf-upload';
import type { DokumentEingang } from '@gm/shared/schemas/redaktion';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import { storeDatei } from '../../dateien/open-dateien.ts';
import type { Database } from '../../daten/database.ts';
import { createDokumentRepository } from '../../inhalt/dokument-repository.ts';
import { describeDokument, getDokumentname } from '../../inhalt/dokumente.ts';
import { createInhaltRepository } from '../../inhalt/inhalt-repository.ts';
import { chooseName } from './choose-name.ts';

/** Looks at a PDF file and keeps it; entries may mention it by the name it gets. Throws `felder_ungueltig` for `dokument`. */
export async function storeDokument(
  db: Kysely<Database>,
  uploads: Objects,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<DokumentEingang> {
  const gelesen = await describeDokument('', bytes, 'dokument');
  await storeDatei(uploads, getDokumentname(gelesen.hash), bytes);
  return db.transaction().execute(async (trx) => {
    // Nobody else chooses a name meanwhile.
    await createInhaltRepository(trx).lock();
    const dokumente = createDokumentRepository(trx);
    const isTaken = async (datei: string) => (await dokumente.find(datei)) !== null;
    const datei = await chooseName(name, { sonst: 'dokument', endung: 'pdf', isTaken });
    await dokumente.put([{ ...gelesen, datei }]);
    const hinweise = [gelesen.text === '' && PDF_OHNE_TEXT, gelesen.titel === '' && PDF_OHNE_TITEL].filter(Boolean);
    return { datei, seiten: gelesen.seiten, hinweis: hinweise.join(' ') || null };
  });
}
