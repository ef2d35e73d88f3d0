import type { PushTag } from '@gm/shared/schemas/push';
import type { PushRepository } from './push-repository.ts';

/** Somebody who loads an archive does not want to ring every phone a hundred times. */
const MAX_AUF_EINMAL = 3;
const TAG_MS = 24 * 3_600_000;

interface Neuigkeit {
  id: number;
  titel: string;
  text: string;
  /** Path of its page. */
  pfad: string;
}

/**
 * Notifies of articles or events that were not there before. A site that had none at all is being filled: nobody is
 * told.
 * @param art of the entries; with the number it names the occasion, which is told once
 * @param bekannte numbers of the entries before; left out where it is known that all are new
 */
export async function notifyOfNews(
  push: PushRepository,
  art: { name: string; tag: PushTag },
  eintraege: readonly Neuigkeit[],
  bekannte?: ReadonlySet<number>,
): Promise<void> {
  if (bekannte?.size === 0) return;
  const neue = eintraege.filter(({ id }) => !bekannte?.has(id)).slice(0, MAX_AUF_EINMAL);
  for (const { id, titel, text, pfad } of neue) {
    await push.store({
      anlass: `${art.name}-${id}`,
      tag: art.tag,
      titel,
      text,
      link: pfad,
      gueltig_bis: new Date(Date.now() + TAG_MS),
    });
  }
}
