import { PDF_WITHOUT_TEXT, PDF_WITHOUT_TITLE } from '@gm/shared/rules/pdf-upload';
import type { Entry } from '../../entries/content-kind.ts';
import { createDocumentRepository } from '../../entries/document-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Finding } from './finding.ts';

/** Names of PDF files in an entry's data, each with its control. */
function listFiles(value: unknown, way: string): [datei: string, feld: string][] {
  if (typeof value === 'string') return /^[\w.-]+\.pdf$/.test(value) ? [[value, way]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listFiles(part, `${way}/${name}`));
}

/** PDF files of an entry without extractable text or without a title. */
export async function checkDocuments(db: DataSource, { daten: data }: Entry): Promise<Finding[]> {
  const files = listFiles(data, 'daten');
  const maengel = await createDocumentRepository(db).listMaengel(files.map(([file]) => file));
  return files.flatMap(([file, field]) =>
    maengel
      .filter((mangel) => mangel.datei === file)
      .flatMap(({ ohneText: withoutText, ohneTitel: withoutTitle }) => [
        ...(withoutText ? [{ regel: 'dokumente' as const, feld: field, meldung: PDF_WITHOUT_TEXT }] : []),
        ...(withoutTitle ? [{ regel: 'dokumente' as const, feld: field, meldung: PDF_WITHOUT_TITLE }] : []),
      ]),
  );
}
