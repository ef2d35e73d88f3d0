import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import type { Bereich } from '../bereich.ts';
import { readDatei } from '../dateien/open-dateien.ts';
import type { Database } from '../daten/database.ts';
import { createDokumentRepository } from './dokument-repository.ts';
import { getDokumentname } from './dokumente.ts';
import { createEintragRepository } from './eintrag-repository.ts';
import { getFotoname } from './fotos.ts';
import { createInhaltRepository } from './inhalt-repository.ts';
import { joinFiles } from './join-files.ts';
import { listInhaltsarten } from './kern-arten.ts';

export interface Exportauftrag {
  /** A folder that is not there yet, or empty. */
  ordner: string;
  /** All areas, those that are switched off, too. */
  alle: readonly Bereich[];
  /** Where photos are kept. */
  uploads: Objects;
}

/** Writes the content of the database into a folder; returns how many files. Throws `konflikt` where there are files already. */
export async function exportInhalt(db: Kysely<Database>, { ordner, alle, uploads }: Exportauftrag): Promise<number> {
  await mkdir(ordner, { recursive: true });
  if ((await readdir(ordner)).length > 0) throw new AppError('konflikt', `Der Ordner ${ordner} ist nicht leer.`);
  const arten = listInhaltsarten(alle);
  const { eintraege, fotos, dokumente } = await db.transaction().execute(async (trx) => {
    // Nobody changes entries between the questions.
    await createInhaltRepository(trx).lock();
    return { ...(await createEintragRepository(trx).read()), dokumente: await createDokumentRepository(trx).list() };
  });
  const fremde = eintraege.find(({ art }) => !arten.some(({ name }) => name === art));
  if (fremde) throw new AppError('konflikt', `Inhalte der Art „${fremde.art}“ kennt diese Version nicht.`);

  const write = async (datei: string, bytes: string | Uint8Array) => {
    const path = join(ordner, datei);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  const texte = joinFiles(eintraege, arten);
  for (const [datei, text] of texte) await write(datei, text);
  for (const foto of fotos) await write(`fotos/${foto.datei}`, await readDatei(uploads, getFotoname(foto)));
  for (const { datei, hash } of dokumente)
    await write(`dokumente/${datei}`, await readDatei(uploads, getDokumentname(hash)));
  return texte.size + fotos.length + dokumente.length;
}
