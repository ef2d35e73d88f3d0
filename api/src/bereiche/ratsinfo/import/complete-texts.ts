import type { Datenquelle } from '../../../kern/daten/database.ts';
import { getFassung } from './build-importzeilen.ts';
import type { Importobjekt } from './oparl-objekte.ts';
import { createRatsImportRepository } from './rats-import-repository.ts';

/** Files that are fetched at the same time. */
const ZUGLEICH = 4;

/**
 * Gives files that come without text the one that stands in them, for the search. Files whose text was read are fetched
 * again when they have changed. Returns the addresses of those that cannot be read: they keep what was read before.
 */
export async function completeTexts(
  db: Datenquelle,
  dateien: ReadonlyMap<string, Importobjekt<'file'>>,
  fetchText: (adresse: string) => Promise<string>,
): Promise<string[]> {
  const ohne = [...dateien.values()].filter(
    ({ text, deleted, mimeType = 'application/pdf' }) => !text && !deleted && mimeType === 'application/pdf',
  );
  const bekannte = await createRatsImportRepository(db).readFiles(ohne.map(({ id }) => id));
  const offene = ohne.filter((datei) => {
    const bekannt = bekannte.get(datei.id);
    const fassung = getFassung(datei);
    if (fassung !== undefined) return fassung !== bekannt?.fassung;
    return !bekannt?.text || datei.accessUrl !== bekannt.adresse;
  });
  const unlesbar: string[] = [];
  const work = async () => {
    for (let datei = offene.shift(); datei; datei = offene.shift()) {
      if (!datei.accessUrl) continue;
      try {
        datei.text = await fetchText(datei.accessUrl);
      } catch {
        unlesbar.push(datei.accessUrl);
      }
    }
  };
  await Promise.all(Array.from({ length: ZUGLEICH }, work));
  return unlesbar;
}
