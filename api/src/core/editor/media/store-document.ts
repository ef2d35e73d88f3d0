import { PDF_WITHOUT_TEXT, PDF_WITHOUT_TITLE } from '@gm/shared/rules/pdf-upload';
import type { DocumentReceipt } from '@gm/shared/schemas/editor/editorial';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import { createContentRepository } from '../../entries/content-repository.ts';
import { createDocumentRepository } from '../../entries/document-repository.ts';
import { describeDocument, getDocumentName } from '../../entries/documents.ts';
import type { Database } from '../../platform/database/database.ts';
import { storeFile } from '../../platform/files/open-files.ts';
import { chooseName } from './choose-name.ts';

/**
 * Parses and stores a PDF file; entries may refer to it by the returned name. Throws `felder_ungueltig` for `dokument`.
 */
export async function storeDocument(
  db: Kysely<Database>,
  uploads: Objects,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<DocumentReceipt> {
  const parsed = await describeDocument('', bytes, 'dokument');
  await storeFile(uploads, getDocumentName(parsed.hash), bytes);
  return db.transaction().execute(async (trx) => {
    // The lock keeps the chosen name free.
    await createContentRepository(trx).lock();
    const documents = createDocumentRepository(trx);
    const isTaken = async (file: string) => (await documents.find(file)) !== null;
    const file = await chooseName(name, { sonst: 'dokument', endung: 'pdf', isTaken });
    await documents.put([{ ...parsed, datei: file }]);
    const hints = [parsed.text === '' && PDF_WITHOUT_TEXT, parsed.titel === '' && PDF_WITHOUT_TITLE].filter(Boolean);
    return { datei: file, seiten: parsed.seiten, hinweis: hints.join(' ') || null };
  });
}
