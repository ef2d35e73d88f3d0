import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import { createContentRepository } from '../../entries/content-repository.ts';
import { listContentKinds } from '../../entries/core-kinds.ts';
import { createDocumentRepository } from '../../entries/document-repository.ts';
import { getDocumentName } from '../../entries/documents.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { readFile } from '../../platform/files/open-files.ts';
import { getPhotoName } from '../../services/images/photos.ts';
import type { ContentArea } from '../context.ts';
import { joinFiles } from './join-files.ts';

export interface ExportOrder {
  /** A folder that does not exist yet or is empty. */
  ordner: string;
  /** All areas, including switched-off ones. */
  alle: readonly ContentArea[];
  /** The store of photos. */
  uploads: Objects;
}

/**
 * Exports the content of the database into a folder. Returns the number of files. Throws `konflikt` if the folder
 * contains files.
 */
export async function exportContent(
  db: Kysely<Database>,
  { ordner: folder, alle: all, uploads }: ExportOrder,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new AppError('konflikt', `Der Ordner ${folder} ist nicht leer.`);
  const kinds = listContentKinds(all);
  const {
    eintraege: entries,
    fotos: photos,
    dokumente: documents,
  } = await db.transaction().execute(async (trx) => {
    // The lock keeps entries unchanged between the queries.
    await createContentRepository(trx).lock();
    return { ...(await createEntryRepository(trx).read()), dokumente: await createDocumentRepository(trx).list() };
  });
  const foreign = entries.find(({ art: kind }) => !kinds.some(({ name }) => name === kind));
  if (foreign) throw new AppError('konflikt', `Inhalte der Art „${foreign.art}“ kennt diese Version nicht.`);

  const write = async (file: string, bytes: string | Uint8Array) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  const texts = joinFiles(entries, kinds);
  for (const [file, text] of texts) await write(file, text);
  for (const photo of photos) await write(`fotos/${photo.datei}`, await readFile(uploads, getPhotoName(photo)));
  for (const { datei: file, hash } of documents)
    await write(`dokumente/${file}`, await readFile(uploads, getDocumentName(hash)));
  return texts.size + photos.length + documents.length;
}
