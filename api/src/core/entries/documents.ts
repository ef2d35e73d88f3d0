import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Insertable } from 'kysely';
import { storeFile } from '../platform/files/open-files.ts';
import { checkPdf } from '../platform/pdf/check-pdf.ts';
import type { ErrorList } from './content-error.ts';
import type { ContentDocumentsTable } from './tables.ts';

/** Properties and text of a PDF file. */
export type DocumentFile = Insertable<ContentDocumentsTable>;

/** Storage name of a document, derived from its content hash. */
export const getDocumentName = (hash: string) => `dokumente/${hash}.pdf`;

/** Throws `felder_ungueltig` for `field` if the bytes are not a valid document. */
export async function describeDocument(file: string, bytes: Buffer, field: string): Promise<DocumentFile> {
  const { seiten: pages, text, titel: title } = await checkPdf(bytes, field);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { datei: file, hash, seiten: pages, text, titel: title, groesse: bytes.length };
}

/** Reads the documents of a folder. Reports files that are not documents. */
export async function measureDocuments(
  folder: string,
  names: Iterable<string>,
  fault: ErrorList,
): Promise<DocumentFile[]> {
  const measured: DocumentFile[] = [];
  for (const file of names) {
    try {
      measured.push(await describeDocument(file, await readFile(join(folder, 'dokumente', file)), 'dokument'));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      fault.add(`dokumente/${file}`, '', error.message);
    }
  }
  return measured;
}

/** Uploads the documents of a folder that are not stored yet. */
export async function bringDocuments(
  folder: string,
  documents: readonly DocumentFile[],
  uploads: Objects,
): Promise<void> {
  for (const { datei: file, hash } of documents) {
    await storeFile(uploads, getDocumentName(hash), await readFile(join(folder, 'dokumente', file)));
  }
}
