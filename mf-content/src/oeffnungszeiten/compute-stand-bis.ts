import { addTage, readAugenblick, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { heuteStatus, readAbweichung } from '@gm/shared/regeln/oeffnungszeiten';
import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';

/**
 * Until when a text about opening times that was written at `jetzt` stays true: the next time today at which the sign at
 * the door changes (`heuteStatus`), or the end of the day, which moves the row of today and the days to come.
 */
export function computeStandBis(zeiten: readonly Oeffnungszeit[], jetzt: Date): Date {
  const { tag, uhrzeit } = readBerlinerZeit(jetzt);
  const morgen = readAugenblick({ tag: addTage(tag, 1), uhrzeit: '00:00' });
  const genannte = zeiten.flatMap(({ regulaereZeiten, abweichendeZeiten }) => [
    ...regulaereZeiten,
    ...abweichendeZeiten.flatMap((zeit) => readAbweichung(zeit)?.zeit ?? []),
  ]);
  const status = heuteStatus(zeiten, jetzt);
  // Times of other days among them change nothing today, and are passed over.
  const wechsel = [...new Set(genannte.flatMap(({ beginn, ende }) => [beginn, ende]))]
    .filter((zeit) => zeit > uhrzeit && zeit < '24:00')
    .sort()
    .map((zeit) => readAugenblick({ tag, uhrzeit: zeit }))
    .find((augenblick) => augenblick > jetzt && heuteStatus(zeiten, augenblick) !== status);
  return wechsel ?? morgen;
}
