import type { Datenquelle } from '../daten/database.ts';
import { createRatsImportRepository } from '../daten/rats-import-repository.ts';
import type { Importobjekt } from './oparl-objekte.ts';

/** Files that are fetched at the same time. */
const ZUGLEICH = 4;

/**
 * Gives files that come without text the one that stands in them, for the search. Files that have one here already are
 * not fetched again. Returns the addresses of those that cannot be read.
 */
export async function ergaenzeTexte(
  db: Datenquelle,
  dateien: ReadonlyMap<string, Importobjekt<'file'>>,
  holeText: (adresse: string) => Promise<string>,
): Promise<string[]> {
  const ohne = [...dateien.values()].filter(
    ({ text, deleted, mimeType = 'application/pdf' }) => !text && !deleted && mimeType === 'application/pdf',
  );
  const bekannte = await createRatsImportRepository(db).liesDateien(ohne.map(({ id }) => id));
  const offene = ohne.filter(({ id }) => !bekannte.get(id)?.text);
  const unlesbar: string[] = [];
  const arbeite = async () => {
    for (let datei = offene.shift(); datei; datei = offene.shift()) {
      if (!datei.accessUrl) continue;
      try {
        datei.text = (await holeText(datei.accessUrl)) || undefined;
      } catch {
        unlesbar.push(datei.accessUrl);
      }
    }
  };
  await Promise.all(Array.from({ length: ZUGLEICH }, arbeite));
  return unlesbar;
}
