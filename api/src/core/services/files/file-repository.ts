import { createDocumentRepository } from '../../entries/document-repository.ts';
import { getDocumentName } from '../../entries/documents.ts';
import type { DataSource } from '../../platform/database/database.ts';

/** Finds which stored files are still referenced. */
export function createFileRepository(db: DataSource) {
  return {
    /** Ids of all pictures, and the files referenced by rows, as submissions and as pictures. */
    async listNeeded(): Promise<{ bilder: Set<string>; dateien: Set<string> }> {
      const images = await db.selectFrom('bilder').select(['id', 'datei']).where('datei', '<>', '').execute();
      const sent = await db.selectFrom('einsendungen').select('bild').where('bild', 'is not', null).execute();
      const documents = await createDocumentRepository(db).list();
      return {
        bilder: new Set(images.map(({ id }) => id)),
        dateien: new Set([
          ...images.map(({ datei: file }) => file),
          ...sent.flatMap(({ bild: image }) => image ?? []),
          ...documents.map(({ hash }) => getDocumentName(hash)),
        ]),
      };
    },
  };
}
