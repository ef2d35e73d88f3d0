import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Insertable } from 'kysely';
import { storeDatei } from '../dateien/open-dateien.ts';
import { checkPdf } from '../pdf/check-pdf.ts';
import type { Fehlerliste } from './inhalt-fehler.ts';
import type { InhaltDokumenteTabelle } from './tables.ts';

/** What the bytes of a PDF file are like, and what is written in it. */
export type Dokumentdatei = Insertable<InhaltDokumenteTabelle>;

/** Where a document lies among the uploads: equal bytes, equal names. */
export const getDokumentname = (hash: string) => `dokumente/${hash}.pdf`;

/** Throws `felder_ungueltig` naming `feld` for what cannot be a document. */
export async function describeDokument(datei: string, bytes: Buffer, feld: string): Promise<Dokumentdatei> {
  const { seiten, text, titel } = await checkPdf(bytes, feld);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { datei, hash, seiten, text, titel, groesse: bytes.length };
}

/** Reads the documents of a folder. What is no document is reported. */
export async function measureDokumente(
  ordner: string,
  namen: Iterable<string>,
  fehler: Fehlerliste,
): Promise<Dokumentdatei[]> {
  const gemessen: Dokumentdatei[] = [];
  for (const datei of namen) {
    try {
      gemessen.push(await describeDokument(datei, await readFile(join(ordner, 'dokumente', datei)), 'dokument'));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      fehler.add(`dokumente/${datei}`, '', error.message);
    }
  }
  return gemessen;
}

/** Brings the documents of a folder among the uploads; those that are there already stay. */
export async function bringDokumente(
  ordner: string,
  dokumente: readonly Dokumentdatei[],
  uploads: Objects,
): Promise<void> {
  for (const { datei, hash } of dokumente) {
    await storeDatei(uploads, getDokumentname(hash), await readFile(join(ordner, 'dokumente', datei)));
  }
}
