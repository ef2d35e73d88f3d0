import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { addTage, readAugenblick, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';

type Zeiten = Pick<Ferienveranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>;

/** More days than any event has; a typing error must not make a list of thousands. */
const HOECHSTENS = 60;

/** Days of an event that have an attendance list of their own and are not over, with the moment at which each is. */
export function listTage({ datum_von, datum_bis, taeglich }: Zeiten, jetzt: Date): { tag: string; bis: Date }[] {
  const erster = datum_von.slice(0, 10);
  const letzter = datum_bis.slice(0, 10);
  const heute = readBerlinerZeit(jetzt).tag;
  const endOf = (tag: string) => readAugenblick({ tag: addTage(tag, 1), uhrzeit: '00:00' });
  // A night in a tent is one list.
  if (!taeglich) return letzter < heute ? [] : [{ tag: erster, bis: endOf(letzter) }];
  const tage = [];
  for (let tag = erster; tag <= letzter && tage.length < HOECHSTENS; tag = addTage(tag, 1)) {
    if (tag >= heute) tage.push({ tag, bis: endOf(tag) });
  }
  return tage;
}
