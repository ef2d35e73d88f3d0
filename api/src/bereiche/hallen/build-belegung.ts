import { VEREINSZIMMER } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { getWort } from '../../kern/freigaben/bausteine.ts';
import type { Angaben } from '../../kern/freigaben/freigabeart.ts';

/** When and where a hall is taken; instants are wall clock `YYYY-MM-DDTHH:mm`. */
export interface Belegungszeit {
  halle: string;
  /** In words, by comma; empty for the whole hall. */
  hallenteile: string;
  beginn: string;
  ende: string;
}

/**
 * What a request asks for, from its first hour to its last, nights included: chairs stay where they are. An end before the
 * beginning on the same day means the night after. Null without a hall.
 */
export function buildBelegung(angaben: Angaben): (Belegungszeit & { titel: string }) | null {
  const ort = getWort(angaben, 'veranstaltungsort');
  if (!ort) return null;
  const beginn = `${getWort(angaben, 'datum_von')}T${getWort(angaben, 'zeit_von')}`;
  const tag = getWort(angaben, 'datum_bis');
  const zeit = getWort(angaben, 'zeit_bis') === '00:00' ? '24:00' : getWort(angaben, 'zeit_bis');
  const ende = `${tag}T${zeit}`;
  return {
    halle: ort === VEREINSZIMMER ? [ort, getWort(angaben, 'vereinszimmer_ort')].filter(Boolean).join(' ') : ort,
    hallenteile: getWort(angaben, 'hallenteile'),
    beginn,
    ende: ende > beginn ? ende : `${addTage(tag, 1)}T${zeit}`,
    titel:
      [getWort(angaben, 'veranstaltungsart'), getWort(angaben, 'veranstalter')].filter(Boolean).join(', ') ||
      'Belegung',
  };
}

const split = (teile: string) =>
  teile
    .toLowerCase()
    .split(/,|;|\+|\bund\b/)
    .map((teil) => teil.trim())
    .filter(Boolean);

/** Whether both cannot be in the hall at once. Who names no parts takes the whole hall. */
export function areInTheWay(eine: Belegungszeit, andere: Belegungszeit): boolean {
  if (eine.halle !== andere.halle || eine.beginn >= andere.ende || andere.beginn >= eine.ende) return false;
  const teile = split(eine.hallenteile);
  const fremde = split(andere.hallenteile);
  return teile.length === 0 || fremde.length === 0 || teile.some((teil) => fremde.includes(teil));
}
