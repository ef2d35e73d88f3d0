import type { Datenquelle } from '../daten/database.ts';
import { createDokumentRepository } from '../inhalt/dokument-repository.ts';
import { getDokumentname } from '../inhalt/dokumente.ts';

/** What of the stored files is still needed. */
export function createDateiRepository(db: Datenquelle) {
  return {
    /** Ids of all pictures, and the files that rows name: as submissions and as pictures do. */
    async listNeeded(): Promise<{ bilder: Set<string>; dateien: Set<string> }> {
      const bilder = await db.selectFrom('bilder').select(['id', 'datei']).execute();
      const sent = await db.selectFrom('einsendungen').select('bild').where('bild', 'is not', null).execute();
      const dokumente = await createDokumentRepository(db).list();
      return {
        bilder: new Set(bilder.map(({ id }) => id)),
        dateien: new Set([
          ...bilder.map(({ datei }) => datei),
          ...sent.flatMap(({ bild }) => bild ?? []),
          ...dokumente.map(({ hash }) => getDokumentname(hash)),
        ]),
      };
    },
  };
}
