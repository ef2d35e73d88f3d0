import type { ArtikelZeile } from '../daten/inhalt-repository.ts';
import type { PushRepository } from '../daten/push-repository.ts';

/** Somebody who loads an archive does not want to ring every phone a hundred times. */
const MAX_AUF_EINMAL = 3;
const TAG_MS = 24 * 3_600_000;

/**
 * Notifies of articles that are of today and were not there before. A site that had none at all is being filled: nobody
 * is told.
 * @param bekannte numbers of the articles before
 * @param heute calendar day `YYYY-MM-DD`
 */
export async function meldeNeueArtikel(
  push: PushRepository,
  artikel: ArtikelZeile[],
  bekannte: ReadonlySet<number>,
  heute: string,
): Promise<void> {
  if (bekannte.size === 0) return;
  const neue = artikel.filter(({ id, datum_von }) => datum_von === heute && !bekannte.has(id));
  for (const { id, titel, einleitung, pfad } of neue.slice(0, MAX_AUF_EINMAL)) {
    await push.legeAb({
      anlass: `artikel-${id}`,
      tag: 'Aktuelles',
      titel,
      text: einleitung ?? '',
      link: pfad,
      gueltig_bis: new Date(Date.now() + TAG_MS),
    });
  }
}
